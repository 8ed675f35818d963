// The data source of a collection view that applies snapshots.

import CoreGraphics

/// Shows a snapshot's sections and items in a collection
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa)).
/// Changes are not animated. Selected items stay selected while they are there.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Told when a person opens or closes an item
  /// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct)).
  public struct SectionSnapshotHandlers<Item> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// Provides the children of an item that is expanded.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    public init() {}
  }

  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private let state: DiffableState<UICollectionView, SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider
  private var shown: Snapshot { state.shown }
  /// The section snapshots that were applied.
  private var trees: [SectionIdentifierType: SectionSnapshot] = [:]
  /// Provides the supplementary views. Default: nil.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the collection's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    state = DiffableState(collectionView)
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.apply(snapshot, completion: completion)
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    state.reload(snapshot, completion: completion)
  }

  open func snapshot() -> Snapshot { shown }

  // MARK: Trees

  /// Shows a tree's items in a section, which is added where it is not there.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var all = shown
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the applied section snapshot; one without levels for a section of a whole snapshot.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let tree = trees[section] { return tree }
    var flat = SectionSnapshot()
    if shown.indexOfSection(section) != nil {
      flat.append(shown.itemIdentifiers(inSection: section))
    }
    return flat
  }

  /// Sets the level and the disclosure of a row.
  private func adopt(
    _ cell: UICollectionViewCell, _ item: ItemIdentifierType, path: IndexPath
  ) {
    guard let row = cell as? UICollectionViewListCell,
      let section = sectionIdentifier(for: path.section), let tree = trees[section],
      tree.contains(item)
    else { return }
    row.indentationLevel = tree.level(of: item)
    row.outline = ListOutline(isExpanded: tree.isExpanded(item)) { [weak self] in
      self?.toggle(item, in: section)
    }
  }

  private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    guard var tree = trees[section] else { return }
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) != false else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) != false else { return }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: below)
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: The collection's data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    shown.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map(shown.numberOfItems) ?? 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { return UICollectionViewCell(frame: .zero) }
    adopt(cell, item, path: indexPath)
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
