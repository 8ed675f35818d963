// The cell of a table view.

public import CoreGraphics

/// A row of a table view
/// ([Apple](https://developer.apple.com/documentation/uikit/uitableviewcell)).
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  /// The container of the cell's content, inset by the accessory.
  public internal(set) var contentView = UIView()
  open internal(set) var reuseIdentifier: String?
  let style: CellStyle
  let title = UILabel()
  let detail = UILabel()
  let picture = UIImageView()
  let separators = CellSeparators()
  private let backgrounds = CellBackgrounds()
  private var typeView: CellAccessory?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    // Apple's size of a row in a table that is 320 points wide.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = NibViews.cellStyle(coder)
    super.init(coder: coder)
    setUp()
    decode(coder, as: UITableViewCell.self)
  }

  private func setUp() {
    backgroundColor = .systemBackground
    backgrounds.adopt(contentView, in: self)
    contentView.layoutMargins = margins.adopted
    styleTexts()
    for view in [picture, title, detail] as [UIView] { contentView.addSubview(view) }
  }

  final var margins = CellMargins()

  /// Whether the row and its margins are as high as on iOS 26, for documents of that time.
  final var isTall = false {
    didSet {
      let areAdopted = contentView.layoutMargins == margins.adopted
      margins.adopt(isTall: isTall)
      if areAdopted { contentView.layoutMargins = margins.adopted }
    }
  }

  /// Whether the separator is below the content and takes a pixel of its height, as before iOS 13. Default: false, where
  /// it lies over the content.
  final var hasSeparatorBelowContent = false

  /// Gives the content the margins of the table's width, unless it has others of its own.
  private func adoptMargins(ofWidth width: CGFloat) {
    guard contentView.layoutMargins == margins.adopted else { return }
    margins.adopt(
      table: table?.bounds.width, row: width, screen: UIScreen.main.bounds.width,
      hasAccessory: hasTypedAccessory)
    if contentView.layoutMargins != margins.adopted { contentView.layoutMargins = margins.adopted }
  }

  // MARK: Content

  open var textLabel: UILabel? { title }
  /// nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : detail }
  open var imageView: UIImageView? { picture }

  // MARK: Configurations

  let configurations = CellConfigurations()

  /// The current state. Subclasses may add custom states.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      of: self, isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing)
  }

  /// Asks for `updateConfiguration(using:)` before the next layout, as each change of the state
  /// does.
  open func setNeedsUpdateConfiguration() { stateDidChange() }

  /// Sets the configurations for a state. Default: calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Default: nil.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { stateDidChange() }
  }

  /// The configuration of the row's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// The configuration that replaces the standard content. Default: nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// Default: true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// The background, which replaces `backgroundColor`. Default: nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      setBackground(newValue)
      showSelectionBackground()
    }
  }

  /// Default: true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  // MARK: Background

  /// Behind the content. Default: nil.
  open var backgroundView: UIView? {
    get { backgrounds.normal }
    set { backgrounds.setNormal(newValue, in: self) }
  }

  /// Behind the content while the row is selected. Default: nil, a grey.
  open var selectedBackgroundView: UIView? {
    get { backgrounds.selected }
    set { backgrounds.setSelected(newValue, in: self, isSelected: showsSelection) }
  }

  open var multipleSelectionBackgroundView: UIView?

  /// `none` shows nothing of the selection.
  open var selectionStyle = SelectionStyle.default {
    didSet { showSelection() }
  }

  // MARK: Accessories

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { showAccessory() } }
  }

  /// The view at the trailing edge, in its own size, instead of the accessory type's. Default: nil.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showAccessory()
      if let accessoryView { addSubview(accessoryView) }
    }
  }

  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var editingStyle: EditingStyle { .delete }
  open var showingDeleteConfirmation: Bool { false }

  /// The accessory view: the custom one, else the type's.
  var shownAccessory: UIView? { accessoryView ?? typeView }

  private func showAccessory() {
    typeView?.removeFromSuperview()
    typeView =
      accessoryView == nil && accessoryType != .none ? CellAccessory(accessoryType) : nil
    typeView?.onDetail = { [weak self] in self?.tellOfAccessory() }
    if let typeView { addSubview(typeView) }
    setNeedsLayout()
  }

  /// Performs the document's segue of a press on the row; nil: there is none.
  var selectionSegue: (() -> Void)?
  /// Performs the document's segue of a press on the detail button; nil: there is none.
  var accessorySegue: (() -> Void)?

  private func tellOfAccessory() {
    guard let table, let path = table.indexPath(for: self) else { return }
    accessorySegue?()
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  /// The table that the row is in.
  var table: UITableView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first
  }

  // MARK: Indentation

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// Points at the ends of the line under the row. Default: the table's, 16 at the left.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? Self.standardSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  private(set) var ownSeparatorInset: UIEdgeInsets?
  static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  // MARK: State

  private var storedIsSelected = false
  private var storedIsHighlighted = false

  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    storedIsSelected = selected
    showSelection()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedIsHighlighted = highlighted
    showSelection()
  }

  private var showsSelection: Bool {
    selectionStyle != .none && (storedIsSelected || storedIsHighlighted)
  }

  private func showSelection() {
    showSelectionBackground()
    for label in [title, detail] { label.isHighlighted = showsSelection }
    picture.isHighlighted = showsSelection
    separators.areHidden = showsSelection
    stateDidChange()
  }

  /// A configured background has a colour of its own for it.
  private func showSelectionBackground() {
    let color: UIColor? = backgroundConfiguration == nil ? .systemGray4 : nil
    backgrounds.show(in: self, isSelected: showsSelection, color: color)
  }

  private var storedIsEditing = false

  /// Has no effect: tables are not edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    let state: StateMask = editing ? .showingEditControl : []
    let changes = editing != storedIsEditing
    if changes { willTransition(to: state) }
    storedIsEditing = editing
    stateDidChange()
    if changes { didTransition(to: state) }
  }

  /// The controls of editing that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Called before the cell begins or ends to be edited.
  open func willTransition(to state: StateMask) {}
  /// Called when the cell has begun or ended to be edited.
  open func didTransition(to state: StateMask) {}

  open var focusStyle = 0
  open var userInteractionEnabledWhileDragging = true

  /// Called before the row is used again.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: textHeight(in: size.width))
  }

  /// The height that the content's constraints ask for, else that of the texts.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width
    adoptMargins(ofWidth: width)
    let room = contentFrame(in: CGSize(width: width, height: 0)).width
    if let height = configuredHeight(room, horizontal, vertical: vertical) {
      let least = contentView is UIListContentView ? leastHeight : 0
      return CGSize(width: width, height: max(least, height))
    }
    guard contentView.subviews.contains(where: \.isConstrained) else {
      return sizeThatFits(targetSize)
    }
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: room, height: 0),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: width, height: content.height + separatorRoom)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    adoptMargins(ofWidth: bounds.width)
    super.layoutSubviews()
    placeParts()
  }
}
