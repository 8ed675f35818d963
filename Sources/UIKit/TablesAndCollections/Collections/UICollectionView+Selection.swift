// The cells of a collection view, as its delegate and data source have them.

import CoreGraphics

extension UICollectionView: CellList {
  var selectsByTouch: Bool { allowsSelection }

  func cellPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func hasCell(at path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && path.item < counts[path.section]
  }

  func reselect(_ path: IndexPath) {
    selectItem(at: path, animated: false, scrollPosition: [])
  }

  func mark(_ cell: UICollectionViewCell, highlighted: Bool) { cell.isHighlighted = highlighted }

  /// Never animated.
  func mark(_ cell: UICollectionViewCell, selected: Bool, animated: Bool) {
    cell.isSelected = selected
  }

  /// Sets a cell's selection, if it differs: the cell may have changed its appearance since.
  func select(_ cell: UICollectionViewCell, at path: IndexPath) {
    let isSelected = cellState.selected.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  // MARK: The delegate

  func shouldHighlight(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: path) != false
  }

  func didHighlight(_ path: IndexPath) {
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func didUnhighlight(_ path: IndexPath) {
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func pathToSelect(_ touched: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldSelectItemAt: touched) != false ? touched : nil
  }

  /// A document's segue is performed first, as on iOS.
  func didSelect(_ path: IndexPath) {
    cellForItem(at: path)?.selectionSegue?()
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  func pathToDeselect(_ touched: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldDeselectItemAt: touched) != false ? touched : nil
  }

  func didDeselect(_ path: IndexPath) { delegate?.collectionView(self, didDeselectItemAt: path) }

  func didEndDisplaying(_ cell: UICollectionViewCell, at path: IndexPath) {
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    cell.isHighlighted = false
  }
}
