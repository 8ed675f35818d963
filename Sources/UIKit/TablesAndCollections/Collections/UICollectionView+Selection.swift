// Items under the finger, and items that were chosen.

import CoreGraphics

extension UICollectionView {
  // MARK: Touches

  /// - Returns: Whether there is an item that can be chosen.
  func highlightItem(at point: CGPoint) -> Bool {
    guard allowsSelection, let path = indexPathForItem(at: point), let cell = content.cells[path],
      delegate?.collectionView(self, shouldHighlightItemAt: path) != false
    else { return false }
    content.highlighted = path
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  func unhighlightItem() {
    guard let path = content.highlighted else { return }
    content.highlighted = nil
    content.cells[path]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Ends a touch. An item that was under it in the beginning and is so now is chosen.
  ///
  /// - Returns: Whether the touch was an item's.
  func chooseItem(at point: CGPoint) -> Bool {
    guard let path = content.highlighted else { return false }
    let isInside = indexPathForItem(at: point) == path
    unhighlightItem()
    guard isInside else { return true }
    if allowsMultipleSelection, content.selected.contains(path) {
      deselectByTouch(path)
    } else {
      selectByTouch(path)
    }
    return true
  }

  private func selectByTouch(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
    if !allowsMultipleSelection {
      for other in content.selected.sorted() where other != path { deselectByTouch(other) }
    }
    select(path, animated: false, [])
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselectByTouch(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
    deselect(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  // MARK: Selection without the delegate

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    if !allowsMultipleSelection || path == nil {
      for other in content.selected where other != path { deselect(other) }
    }
    guard let path, counts.indices.contains(path.section), path.item < counts[path.section] else {
      return
    }
    content.selected.insert(path)
    content.cells[path]?.isSelected = true
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  /// Sets a cell's selection, if it differs: the cell may have changed its appearance since.
  func select(_ cell: UICollectionViewCell, at path: IndexPath) {
    let isSelected = content.selected.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  func deselect(_ path: IndexPath) {
    guard content.selected.remove(path) != nil else { return }
    content.cells[path]?.isSelected = false
  }
}
