// Tables: rows one below the other, made when they come into the visible area and used again.

public import CoreGraphics
import QuartzCore

/// Shows rows in sections ([Apple](https://developer.apple.com/documentation/uikit/uitableview)).
///
/// Rows are created when they become visible. A row of automatic height has an estimated one until
/// then. Updates are not animated; rows are neither edited nor moved by hand.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// Stands for a height that follows from the content.
  nonisolated public static let automaticDimension: CGFloat = -1
  nonisolated public static let indexSearch = "{search}"
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  var cellState = CellState<UITableViewCell>()
  var content = TableContent()
  let cellPool = ReusePool<UITableViewCell> {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  let marginPool = ReusePool<UITableViewHeaderFooterView> {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    becomeTable()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = NibViews.tableStyle(coder)
    super.init(coder: coder)
    becomeTable()
    decode(coder, as: UITableView.self)
  }

  private func becomeTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data source and delegate

  public let style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { setNeedsReload() }
  }

  /// A scroll view's of another type, as on Apple's systems.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      setNeedsReload()
    }
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  /// Never asked: nothing is dragged in a preview.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }

  // MARK: Heights

  /// Default: automatic.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Points above the headers of a plain table. Default: automatic, none here.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  /// The height of the empty rows below the last one of a plain table; 0 is none, automatic that of rows. Default: 0.
  open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The separators of the filler rows; nil while there are none.
  var fillerLines: CAShapeLayer?

  // MARK: Header, footer and background views

  /// Above everything, in its own height. Default: nil.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// Below everything, in its own height. Default: nil.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  /// The view behind the rows, as large as the table. Default: nil.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }

  // MARK: Separators

  /// Default: one line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { restyle() } }
  open var separatorColor: UIColor? = .separator { didSet { restyle() } }
  open var separatorInset = UITableViewCell.standardSeparatorInset { didSet { restyle() } }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var separatorEffect: UIVisualEffect?
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether rows without a height are as high as on iOS 26, for documents of that time.
  final var hasTallRows = false
  open var insetsContentViewsToSafeArea = true

  // MARK: Section index, without effect

  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open func reloadSectionIndexTitles() {}

  // MARK: Selection

  /// Default: true.
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = false

  open var indexPathForSelectedRow: IndexPath? { cellState.selected.min() }

  open var indexPathsForSelectedRows: [IndexPath]? {
    cellState.selected.isEmpty ? nil : cellState.selected.sorted()
  }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard select(indexPath, animated: animated), let indexPath, scrollPosition != .none else {
      return
    }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Editing, without effect: rows show no controls

  private var storedIsEditing = false

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  // MARK: Dequeuing

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, identifier)
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(nib, identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    marginPool.register(aClass, identifier)
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    marginPool.register(nib, identifier)
  }

  /// Returns a cell of the pool, else a new one of the registered class; nil without a registration.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellPool.take(identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    cellPool.takeOrPlain(identifier)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    marginPool.take(identifier)
  }

  // MARK: Queries

  open var numberOfSections: Int { sectionCount }
  open func numberOfRows(inSection section: Int) -> Int { rowCount(section) }

  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  open func rect(forSection section: Int) -> CGRect { wholeRect(section) }
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0.001))?.first
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  open var visibleCells: [UITableViewCell] { cellState.sortedCells }
  open var indexPathsForVisibleRows: [IndexPath]? { cellState.sortedPaths }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cellState.visible[indexPath] }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cellState.path(of: cell)
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    content.headers[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    content.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, position, animated: animated)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let selected = indexPathForSelectedRow else { return }
    scrollToRow(at: selected, at: scrollPosition, animated: animated)
  }

  // MARK: Updates, which are not animated

  open var hasUncommittedUpdates: Bool { cellState.openUpdates > 0 }
  open func beginUpdates() { cellState.openUpdates += 1 }
  open func endUpdates() { closeUpdates() }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update(updates)
    completion?(true)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { indexPaths.contains($0) }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change() }
  open func reconfigureRows(at indexPaths: [IndexPath]) { change() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { sections.contains($0.section) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change() }
  open func moveSection(_ section: Int, toSection newSection: Int) { change() }

  // MARK: Loading

  open func reloadData() {
    reloadUnselected()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    layOutRows()
    super.layoutSubviews()
  }

  // MARK: Touches

  override func highlightEntry(at point: CGPoint) -> Bool { highlightCell(at: point) }
  override func chooseEntry(at point: CGPoint) -> Bool { chooseCell(at: point) }
  override func unhighlightEntry() { unhighlightCell() }
}
