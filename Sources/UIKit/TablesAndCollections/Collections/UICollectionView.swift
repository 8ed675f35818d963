// Collections: items that a layout places, made when they come into the visible area and used
// again.

public import CoreGraphics

/// Shows items where its layout puts them
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionview)).
///
/// Changes are shown without animation; items are not moved by hand.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  nonisolated public static let elementKindSectionHeader =
    "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter =
    "UICollectionElementKindSectionFooter"

  var cellState = CellState<UICollectionViewCell>()
  var content = CollectionContent()
  let cellPool = ReusePool<UICollectionViewCell> { UICollectionViewCell(frame: .zero) }
  let supplementPool = ReusePool<UICollectionReusableView> {
    UICollectionReusableView(frame: .zero)
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
    backgroundColor = .systemBackground
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection with a flow layout, as documents have it.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.owner = self
    backgroundColor = .systemBackground
    decode(coder, as: UICollectionView.self)
  }

  // MARK: Data source and delegate

  /// Another one is used at once.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.owner = nil
      collectionViewLayout.owner = self
      setNeedsPreparation()
    }
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { setNeedsReload() }
  }

  /// A scroll view's of another type, as on Apple's systems.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      setNeedsPreparation()
    }
  }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  /// Never asked: nothing is dragged in a preview.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var reorderingCadence = ReorderingCadence.immediate
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }

  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  /// The view behind the items, as large as the collection view. Default: nil.
  open var backgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, backgroundView)
      setNeedsLayout()
    }
  }

  /// The background of lists, behind all cells; nil without lists.
  var listBackground: UIView?

  // MARK: Selection

  /// Default: true.
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = false
  open var isEditing = false

  /// The selected index paths in order; empty without a selection.
  open var indexPathsForSelectedItems: [IndexPath]? { cellState.selected.sorted() }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard select(indexPath, animated: animated), let indexPath, !scrollPosition.isEmpty else {
      return
    }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Dequeuing

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(cellClass, identifier)
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(nib, identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementPool.register(viewClass, identifier, kind: elementKind)
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementPool.register(nib, identifier, kind: kind)
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = cellPool.takeOrPlain(identifier)
    // A list cell gets its row before it is configured, so that its default configuration fits.
    if let row = cell as? UICollectionViewListCell {
      row.adopt(collectionViewLayout.layoutAttributesForItem(at: indexPath)?.row)
    }
    select(cell, at: indexPath)
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = supplementPool.takeOrPlain(identifier, kind: elementKind)
    if let row = view as? UICollectionViewListCell {
      let attributes = collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: elementKind, at: indexPath)
      row.adopt(attributes?.row)
    }
    return view
  }

  // MARK: Queries

  open var numberOfSections: Int { counts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepared.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepared.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  open var visibleCells: [UICollectionViewCell] { cellState.sortedCells }
  open var indexPathsForVisibleItems: [IndexPath] { cellState.sortedPaths }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cellState.visible[indexPath]
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cellState.path(of: cell)
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    content.supplements.first { $0.key.kind == elementKind && $0.key.path == indexPath }?.value
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplements(elementKind).map(\.value)
  }

  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    shownSupplements(elementKind).map(\.key.path)
  }

  // MARK: Scrolling to items

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Updates, which are not animated

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update(updates)
    completion?(true)
  }

  open func insertItems(at indexPaths: [IndexPath]) { change() }
  open func deleteItems(at indexPaths: [IndexPath]) { change { indexPaths.contains($0) } }
  open func reloadItems(at indexPaths: [IndexPath]) { change() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { change() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { change() }
  open func insertSections(_ sections: IndexSet) { change() }
  open func deleteSections(_ sections: IndexSet) { change { sections.contains($0.section) } }
  open func reloadSections(_ sections: IndexSet) { change() }
  open func moveSection(_ section: Int, toSection newSection: Int) { change() }

  // MARK: Loading

  open func reloadData() {
    reloadUnselected()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    layOutItems()
    super.layoutSubviews()
  }

  // MARK: Touches

  override func highlightEntry(at point: CGPoint) -> Bool { highlightCell(at: point) }
  override func chooseEntry(at point: CGPoint) -> Bool { chooseCell(at: point) }
  override func unhighlightEntry() { unhighlightCell() }

  // MARK: Scrolling

  /// Lets the layout adjust the target offset.
  override func targetOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }
}
