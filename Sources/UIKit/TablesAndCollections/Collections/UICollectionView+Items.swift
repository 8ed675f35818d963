// A collection view's items: their positions, the visible ones, inserting and deleting.

import CoreGraphics

extension UICollectionView {
  // MARK: Positions

  /// The layout, ready to be asked.
  var prepared: UICollectionViewLayout {
    prepareIfNeeded()
    return collectionViewLayout
  }

  func path(at point: CGPoint) -> IndexPath? {
    let box = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    return prepared.layoutAttributesForElements(in: box)?
      .filter {
        $0.representedElementCategory == .cell
          && collectionViewLayout.shownFrame($0).contains(point)
      }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: Visible elements

  func shownSupplements(
    _ kind: String
  ) -> [(key: CollectionContent.Supplement, value: UICollectionReusableView)] {
    content.supplements.filter { $0.key.kind == kind }.sorted { $0.key.path < $1.key.path }
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    let inset = adjustedContentInset
    var offset = offsetShowing(frame)
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if position.contains(.bottom) { offset.y = frame.maxY - bounds.height + inset.bottom }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if position.contains(.right) { offset.x = frame.maxX - bounds.width + inset.right }
    setContentOffset(clamped(offset), animated: animated)
  }

  // MARK: Updates

  func update(_ updates: (() -> Void)?) {
    cellState.openUpdates += 1
    updates?()
    cellState.openUpdates -= 1
    setNeedsReload()
    layoutIfNeeded()
  }
}
