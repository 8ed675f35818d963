// View controllers side by side.

public import CoreGraphics

/// A container with a view controller for each column
/// ([Apple](https://developer.apple.com/documentation/uikit/uisplitviewcontroller)).
///
/// Where the width is regular the columns stand beside or over each other, as the display mode says. Else the split view
/// is collapsed: it shows the compact column, or the columns' controllers on the navigation stack of the first.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
    case inspector = 4
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    @available(*, deprecated, renamed: "secondaryOnly")
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// Lets the system choose a width.
  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
  /// Points of a column where nobody wants another width, as on pads since iOS 14.
  private static let columnWidth: CGFloat = 320
  /// Seconds in which columns come and go. Our choice: Apple documents none.
  private static let duration: TimeInterval = 0.3

  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  private let line = UIView()
  private let secondLine = UIView()
  private let shade = DimmingView(frame: .zero)
  /// The mode that somebody chose since the preferred one was set; nil: nobody did.
  private var chosenMode: DisplayMode?
  private var collapse: SplitCollapse?

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// From the first column to the last.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      endCollapse()
      for old in oldValue where !viewControllers.contains(old) {
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      for new in viewControllers where new.parent !== self {
        addChild(new)
        new.didMove(toParent: self)
      }
      viewIfLoaded?.setNeedsLayout()
      arrange()
    }
  }

  /// Gives a column a controller, in a navigation controller where it is none.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    endCollapse()
    let old = columns[column]
    let isBare = column == .compact
    columns[column] = vc.map { isBare ? $0 : $0 as? UINavigationController ?? Self.wrapped($0) }
    if isBare {
      if let old, old.parent === self { old.removeFromParent() }
      columns[column].map(addChild)
      return arrange()
    }
    let order: [Column] = [.primary, .supplementary, .secondary]
    viewControllers = order.compactMap { columns[$0] }
  }

  private static func wrapped(_ controller: UIViewController) -> UIViewController {
    controller.navigationController ?? UINavigationController(rootViewController: controller)
  }

  /// The controller of a column, as it was given or in its navigation controller.
  open func viewController(for column: Column) -> UIViewController? {
    let shown = columns[column]
    let moved = collapse?.controllers(of: shown).first
    return moved ?? (shown as? UINavigationController)?.viewControllers.first ?? shown
  }

  /// Shows a column: beside the last one or over it, or on top where the split view is collapsed.
  open func show(_ column: Column) {
    if isCollapsed {
      if let controller = columns[column] { collapse?.show(controller, animated: true) }
      return
    }
    guard column == .primary || column == .supplementary else { return }
    let isFirst = column == .primary && style == .tripleColumn
    let isOver = splitBehavior == .overlay
    change(
      to: isFirst
        ? isOver ? .twoOverSecondary : .twoBesideSecondary
        : isOver ? .oneOverSecondary : .oneBesideSecondary)
  }

  /// Hides a column, with those before it.
  open func hide(_ column: Column) {
    guard !isCollapsed else { return }
    switch (column, displayMode) {
    case (.primary, .twoBesideSecondary), (.primary, .twoDisplaceSecondary):
      change(to: .oneBesideSecondary)
    case (.primary, .twoOverSecondary): change(to: .oneOverSecondary)
    case (.primary, .oneBesideSecondary) where style == .tripleColumn: break
    case (.primary, .oneOverSecondary) where style == .tripleColumn: break
    case (.primary, _), (.supplementary, _): change(to: .secondaryOnly)
    default: break
    }
  }

  /// True where the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  // MARK: The display mode

  /// Default: automatic, by the size of the view.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      arrange()
    }
  }

  /// The mode that the columns are shown in.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if let chosenMode { return chosenMode }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    // Pads that stand show the last column alone; those that lie show one beside it.
    return isWide && viewControllers.count > 1 ? .oneBesideSecondary : .secondaryOnly
  }

  private var isWide: Bool {
    let bounds = viewIfLoaded?.bounds ?? UIScreen.main.bounds
    return bounds.width > bounds.height
  }

  /// Default: automatic, beside each other where the view is wider than high, else over each other.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { arrange() } }

  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? isWide ? .tile : .overlay : preferredSplitBehavior
  }

  private func change(to mode: DisplayMode) {
    guard mode != displayMode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    let (old, new) = (Set(columns(of: displayMode)), Set(columns(of: mode)))
    for column in new.subtracting(old) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in old.subtracting(new) {
      delegate?.splitViewController(self, willHide: column)
    }
    chosenMode = mode
    guard isViewLoaded, view.window != nil else { return arrange() }
    UIView.performWithoutAnimation { self.addColumns() }
    UIView.animate(withDuration: Self.duration) {
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.arrange()
    }
  }

  /// The columns of the style that a mode shows besides the last.
  private func columns(of mode: DisplayMode) -> [Column] {
    let isTriple = style == .tripleColumn
    switch mode {
    case .automatic, .secondaryOnly: return []
    case .oneBesideSecondary, .oneOverSecondary: return isTriple ? [.supplementary] : [.primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return isTriple ? [.primary, .supplementary] : [.primary]
    }
  }

  /// Shows the columns before the last one, or hides them.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in self?.toggle() })
  /// Default: automatic, where columns have navigation bars and the style names columns.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { arrange() }
  }
  /// Has no effect: the button shows one column.
  open var showsSecondaryOnlyButton = false
  /// Whether the button is there. Default: true; nothing swipes here.
  open var presentsWithGesture = true { didSet { arrange() } }
  /// Default: at the leading edge.
  open var primaryEdge = PrimaryEdge.leading { didSet { arrange() } }
  /// Has no effect: a sidebar looks as other columns do.
  open var primaryBackgroundStyle = BackgroundStyle.none

  private func toggle() {
    displayMode == .secondaryOnly
      ? show(style == .tripleColumn ? .supplementary : .primary)
      : change(to: .secondaryOnly)
  }

  open func toggleMasterVisible(_ sender: Any?) { toggle() }

  // MARK: Widths

  /// The part of the width that the first column takes; 0 is the system's. Default: 0.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0 { didSet { arrange() } }
  /// Points of the first column; 0 is the system's. Default: 0.
  open var preferredPrimaryColumnWidth: CGFloat = 0 { didSet { arrange() } }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }
  open var preferredSupplementaryColumnWidthFraction: CGFloat = 0 { didSet { arrange() } }
  open var preferredSupplementaryColumnWidth: CGFloat = 0 { didSet { arrange() } }
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }

  /// The width of the first column.
  open var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction,
      within: (minimumPrimaryColumnWidth, maximumPrimaryColumnWidth))
  }

  /// The width of the second of three columns.
  open var supplementaryColumnWidth: CGFloat {
    width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
      within: (minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth))
  }

  private func width(
    _ preferred: CGFloat, _ fraction: CGFloat, within limits: (least: CGFloat, most: CGFloat)
  ) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    var width = min(Self.columnWidth, whole / 2)
    if preferred > 0 {
      width = preferred
    } else if fraction > 0 {
      width = whole * fraction
    }
    if limits.most > 0 { width = min(width, limits.most) }
    if limits.least > 0 { width = max(width, limits.least) }
    return width
  }

  // MARK: The view

  open override func loadView() {
    let page = BarContainerView(frame: UIScreen.main.bounds)
    page.onLayout = { [weak self] in self?.layOut($0) }
    view = page
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for line in [line, secondLine] { line.backgroundColor = .separator }
    shade.onTap = { [weak self] in self?.change(to: .secondaryOnly) }
    arrange()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    chosenMode = nil
    coordinator.animate(alongsideTransition: { _ in self.arrange() }, completion: nil)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  /// The controllers of the shown columns, the last column's at the end.
  private var shownColumns: [UIViewController] {
    if isCollapsed { return [collapse?.shown].compactMap { $0 } }
    guard let last = viewControllers.last else { return [] }
    switch displayMode {
    case .automatic, .secondaryOnly: return [last]
    case .oneBesideSecondary, .oneOverSecondary: return Array(viewControllers.suffix(2))
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return viewControllers
    }
  }

  private var isOver: Bool { displayMode == .oneOverSecondary || displayMode == .twoOverSecondary }

  /// Puts the shown columns into the view.
  private func arrange() {
    guard isViewLoaded else { return }
    if isCollapsed { beginCollapse() } else { endCollapse() }
    let shown = addColumns()
    for other in children where !shown.contains(other) {
      other.viewIfLoaded?.removeFromSuperview()
    }
    showButton(shown)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  @discardableResult private func addColumns() -> [UIViewController] {
    let shown = shownColumns
    for controller in shown.reversed() where controller.view.superview !== view {
      view.addSubview(controller.view)
    }
    // Columns before the last are narrow.
    for controller in shown where !isCollapsed {
      if controller === shown.last {
        controller.view.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      } else {
        controller.view.traitOverrides.horizontalSizeClass = .compact
      }
    }
    return shown
  }

  /// Puts the button into the bar of the first shown column.
  private func showButton(_ shown: [UIViewController]) {
    let isThere =
      !isCollapsed && style != .unspecified && displayModeButtonVisibility != .never
      && (presentsWithGesture || displayModeButtonVisibility == .always)
      && viewControllers.count > 1
    for child in viewControllers {
      let bar = (child as? UINavigationController)?.navigationBar
      bar?.containerItem = isThere && child === shown.first ? displayModeButtonItem : nil
    }
  }

  private func layOut(_ bounds: CGRect) {
    let shown = shownColumns
    guard let last = shown.last else { return }
    let before = shown.dropLast()
    var x: CGFloat = 0
    var edges: [CGFloat] = []
    for controller in before {
      let isPrimary = controller === viewControllers.first
      let width = isPrimary ? primaryColumnWidth : supplementaryColumnWidth
      place(controller, from: x, width: width, in: bounds)
      x += width
      edges.append(x)
    }
    let start = isOver || isCollapsed ? 0 : x
    place(last, from: start, width: max(0, bounds.width - start), in: bounds)
    // Columns that leave go out at their side.
    for leaving in viewControllers
    where !shown.contains(leaving) && leaving.viewIfLoaded?.superview === view {
      place(leaving, from: -primaryColumnWidth, width: primaryColumnWidth, in: bounds)
    }
    placeLines(edges, in: bounds)
    placeShade(over: last, below: before.map { $0 }, in: bounds)
  }

  /// From the leading edge, or from the other one.
  private func place(
    _ controller: UIViewController, from x: CGFloat, width: CGFloat, in bounds: CGRect
  ) {
    let left = primaryEdge == .leading ? x : bounds.width - x - width
    controller.viewIfLoaded?.place(
      in: CGRect(x: left, y: 0, width: width, height: bounds.height))
  }

  private func placeLines(_ edges: [CGFloat], in bounds: CGRect) {
    let hairline = 1 / view.contentScaleFactor
    for (index, line) in [line, secondLine].enumerated() {
      line.isHidden = index >= edges.count
      guard index < edges.count else { continue }
      let x = primaryEdge == .leading ? edges[index] - hairline : bounds.width - edges[index]
      line.frame = CGRect(x: x, y: 0, width: hairline, height: bounds.height)
      view.addSubview(line)
    }
  }

  /// Darkens the last column below others, which stand in front of it.
  private func placeShade(
    over last: UIViewController, below columns: [UIViewController], in bounds: CGRect
  ) {
    guard isOver, !isCollapsed, !columns.isEmpty else { return shade.removeFromSuperview() }
    shade.frame = bounds
    view.addSubview(shade)
    for column in columns { column.viewIfLoaded.map(view.addSubview) }
    for line in [line, secondLine] where !line.isHidden { view.addSubview(line) }
  }

  // MARK: Collapsing

  private func beginCollapse() {
    guard collapse == nil, !viewControllers.isEmpty else { return }
    if let compact = columns[.compact] {
      collapse = SplitCollapse(showing: compact)
    } else {
      collapse = SplitCollapse(viewControllers, upTo: topForCollapsing)
    }
    if collapse != nil { delegate?.splitViewControllerDidCollapse(self) }
  }

  /// The last controller that stands on the stack of the first one.
  private var topForCollapsing: UIViewController? {
    guard let first = viewControllers.first, let last = viewControllers.last, first !== last else {
      return viewControllers.last
    }
    guard style != .unspecified else {
      let isDiscarded = delegate?.splitViewController(self, collapseSecondary: last, onto: first)
      return isDiscarded == true ? first : last
    }
    let proposed = columns[.secondary] == nil ? Column.primary : .secondary
    let column =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    return columns[column] ?? first
  }

  /// Gives the columns back what stood on the stack of the first one.
  private func endCollapse() {
    guard let collapse else { return }
    self.collapse = nil
    collapse.end()
    delegate?.splitViewControllerDidExpand(self)
  }

  // MARK: Showing controllers

  /// Shows a controller in the first column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
    if let navigation = (collapse?.shown ?? viewControllers.first) as? UINavigationController {
      return navigation.pushViewController(vc, animated: true)
    }
    viewControllers = [vc] + viewControllers.dropFirst()
  }

  /// Shows a controller in the last column, or on the stack where the split view is collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    if isCollapsed, let stack = collapse?.shown as? UINavigationController {
      let pushed = (vc as? UINavigationController)?.viewControllers ?? [vc]
      if vc is UINavigationController { collapse?.note(pushed, of: vc) }
      return stack.setViewControllers(
        stack.viewControllers + pushed, animated: view.window != nil)
    }
    if style != .unspecified { return setViewController(vc, for: .secondary) }
    viewControllers = Array(viewControllers.prefix(1)) + [vc]
  }

  // MARK: The status bar

  open override var childForStatusBarStyle: UIViewController? { shownColumns.first }
  open override var childForStatusBarHidden: UIViewController? { shownColumns.last }
}
