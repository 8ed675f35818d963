// The rows of lists.

public import CoreGraphics
import QuartzCore

/// A cell of a list, with the list's background, separators and accessories
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewlistcell)). Headers and
/// footers of lists are such cells too.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The corners of inset groups and the least height of a row, those of tables.
  private static let groupRadius: CGFloat = 10
  private static let leastHeight: CGFloat = 44
  private static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The row of the list; nil outside of a list.
  private(set) var row: ListRow?
  private var hasOwnBackground = false
  private var shown: [ShownAccessory] = []
  private let lines = (top: UIView(), bottom: UIView())

  /// The separators run between its edges, if it has constraints.
  public let separatorLayoutGuide = UILayoutGuide()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLayoutGuide(separatorLayoutGuide)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLayoutGuide(separatorLayoutGuide)
  }

  // MARK: Content

  /// The default configuration of a row, header or footer in this list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let row else { return .cell() }
    let isSidebar = row.appearance == .sidebar || row.appearance == .sidebarPlain
    switch row.kind {
    case .row: return isSidebar ? .sidebarCell() : .cell()
    case .header:
      return isSidebar ? .sidebarHeader() : row.isGrouped ? .groupedHeader() : .plainHeader()
    case .footer: return row.isGrouped ? .groupedFooter() : .plainFooter()
    }
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let row else { return .listPlainCell() }
    if row.appearance == .sidebar { return .clear() }
    if row.kind == .row { return row.isGrouped ? .listGroupedCell() : .listPlainCell() }
    return row.isGrouped ? .clear() : .listPlainCell()
  }

  /// Default: that of the list.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isEditing = isEditing
    return state
  }

  private var isEditing: Bool { (superview as? UICollectionView)?.isEditing ?? false }

  // MARK: Accessories

  /// The accessories before and after the content. Default: none.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

  /// The indentation level of the content. Default: 0.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points of a step. Default: 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented with the content. Default: true.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  open override var isSelected: Bool { didSet { if isSelected != oldValue { showAccessories() } } }

  /// The disclosure of the row's children; nil for a row without children.
  var outline: ListOutline? { didSet { showAccessories() } }

  private func showAccessories() {
    for accessory in shown { accessory.view.removeFromSuperview() }
    shown = ListAccessories.shown(
      accessories, isEditing: isEditing, isSelected: isSelected, outline)
    for accessory in shown { addSubview(accessory.view) }
    setNeedsLayout()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { showAccessories() }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    outline = nil
  }

  // MARK: List row

  /// Adopts the row that the layout assigns.
  func adopt(_ row: ListRow?) {
    guard row != self.row else { return }
    self.row = row
    if !hasOwnBackground, backgroundColor == nil, row != nil {
      super.backgroundConfiguration = defaultBackgroundConfiguration()
    }
    round()
    setNeedsLayout()
  }

  private func round() {
    var corners: CACornerMask = []
    if let row, row.appearance == .insetGrouped, row.kind == .row {
      if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    let hadCorners = layer.cornerRadius == Self.groupRadius
    guard !corners.isEmpty || hadCorners else { return }
    layer.cornerRadius = corners.isEmpty ? 0 : Self.groupRadius
    layer.maskedCorners = corners.isEmpty ? Self.allCorners : corners
    clipsToBounds = !corners.isEmpty
  }

  // MARK: Layout

  /// Points before and after the content in a row.
  private var sides: (left: CGFloat, right: CGFloat) {
    let indentation = CGFloat(max(0, indentationLevel)) * indentationWidth
    func length(_ isLeading: Bool) -> CGFloat {
      let widths = shown.filter { $0.isLeading == isLeading }.map(\.width)
      guard !widths.isEmpty else { return 0 }
      return ListAccessories.margin + widths.reduce(0, +)
        + ListAccessories.gap * CGFloat(widths.count - 1)
    }
    return (indentation + length(true), length(false))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = sides
    let top = row?.topPadding ?? 0
    contentView.frame = mirrored(
      CGRect(
        x: left, y: top, width: max(0, bounds.width - left - right),
        height: max(0, bounds.height - top)))
    placeAccessories()
    placeLines()
  }

  private func placeAccessories() {
    let indentation =
      indentsAccessories ? CGFloat(max(0, indentationLevel)) * indentationWidth : 0
    var x = ListAccessories.margin + indentation
    for accessory in shown where accessory.isLeading {
      place(accessory, x)
      x += accessory.width + ListAccessories.gap
    }
    x = bounds.width - sides.right
    for accessory in shown where !accessory.isLeading {
      place(accessory, x)
      x += accessory.width + ListAccessories.gap
    }
  }

  private func place(_ accessory: ShownAccessory, _ x: CGFloat) {
    let top = row?.topPadding ?? 0
    let size = accessory.size
    let y = top + (bounds.height - top - size.height) / 2
    accessory.view.frame = mirrored(
      CGRect(
        x: x + (accessory.width - size.width) / 2, y: y.snapped(toPixelsOf: contentScaleFactor),
        width: size.width, height: size.height))
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Separators

  private func placeLines() {
    let pixel = 1 / contentScaleFactor
    place(
      lines.top, row?.line(atTop: true) ?? .none, insets: row?.separators?.topSeparatorInsets, y: 0)
    place(
      lines.bottom, row?.line(atTop: false) ?? .none,
      insets: row?.separators?.bottomSeparatorInsets,
      y: bounds.height - pixel)
  }

  private func place(
    _ view: UIView, _ line: ListRow.Line, insets: NSDirectionalEdgeInsets?, y: CGFloat
  ) {
    guard line != .none else { return view.removeFromSuperview() }
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let guide = separatorLayoutGuide.layoutFrame
    var (left, right) = (CGFloat(0), CGFloat(0))
    if line == .inset { left = guide.width > 0 ? guide.minX : contentView.frame.minX + textStart }
    if let insets, insets.leading != automatic.leading { left = insets.leading }
    if let insets, insets.trailing != automatic.trailing { right = insets.trailing }
    view.backgroundColor = row?.separators?.color
    view.isUserInteractionEnabled = false
    view.frame = mirrored(
      CGRect(
        x: left, y: y, width: max(0, bounds.width - left - right), height: 1 / contentScaleFactor))
    if view.superview !== self { addSubview(view) }
  }

  /// The leading edge of the content's texts.
  private var textStart: CGFloat {
    (contentView as? UIListContentView)?.textStart ?? ListAccessories.margin
  }

  // MARK: Sizes

  /// Returns the height of the content beside its accessories; a row is at least 44 points high.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let (left, right) = sides
    let padding = row?.topPadding ?? 0
    let least = row?.kind == .row || row == nil ? Self.leastHeight : 0
    let content = configuredHeight(
      max(0, targetSize.width - left - right), horizontal, vertical: vertical)
    if let content {
      return CGSize(width: targetSize.width, height: max(least, content) + padding)
    }
    let fitting = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - left - right), height: 0),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(
      width: targetSize.width, height: (fitting.height > 0 ? fitting.height : least) + padding)
  }
}
