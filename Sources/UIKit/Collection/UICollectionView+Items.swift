// Asking a collection where its items are, and which are in sight; scrolling and changes.

public import CoreGraphics

extension UICollectionView {
  public var numberOfSections: Int { counts.count }

  public func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Places

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let box = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    return collectionViewLayout.layoutAttributesForElements(in: box)?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: In sight

  public var visibleCells: [UICollectionViewCell] {
    content.cells.sorted { $0.key < $1.key }.map(\.value)
  }

  public var indexPathsForVisibleItems: [IndexPath] { content.cells.keys.sorted() }

  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    content.cells[indexPath]
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    content.cells.first { $0.value === cell }?.key
  }

  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    content.supplements.first { $0.key.kind == elementKind && $0.key.path == indexPath }?.value
  }

  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    content.supplements.filter { $0.key.kind == elementKind }
      .sorted { $0.key.path < $1.key.path }.map(\.value)
  }

  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    content.supplements.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  // MARK: Scrolling

  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    var offset = offsetShowing(frame)
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height + inset.bottom }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width + inset.right }
    setContentOffset(clamped(offset), animated: animated)
  }

  // MARK: Changes, all of which are shown at once

  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    content.openUpdates += 1
    updates?()
    content.openUpdates -= 1
    setNeedsReload()
    layoutIfNeeded()
    completion?(true)
  }

  private func change() {
    if content.openUpdates == 0 { setNeedsReload() }
  }

  public func insertItems(at indexPaths: [IndexPath]) { change() }
  public func deleteItems(at indexPaths: [IndexPath]) {
    content.selected.subtract(indexPaths)
    change()
  }
  public func reloadItems(at indexPaths: [IndexPath]) { change() }
  public func reconfigureItems(at indexPaths: [IndexPath]) { change() }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { change() }
  public func insertSections(_ sections: IndexSet) { change() }
  public func deleteSections(_ sections: IndexSet) {
    content.selected = content.selected.filter { !sections.contains($0.section) }
    change()
  }
  public func reloadSections(_ sections: IndexSet) { change() }
  public func moveSection(_ section: Int, toSection newSection: Int) { change() }
}
