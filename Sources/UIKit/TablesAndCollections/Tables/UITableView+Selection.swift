// The cells of a table view, as its delegate and data source have them.

import CoreGraphics

extension UITableView: CellList {
  var selectsByTouch: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  func cellPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func hasCell(at path: IndexPath) -> Bool {
    loadIfNeeded()
    return content.geometry.contains(path)
  }

  func reselect(_ path: IndexPath) {
    selectRow(at: path, animated: false, scrollPosition: .none)
  }

  func mark(_ cell: UITableViewCell, highlighted: Bool) {
    cell.setHighlighted(highlighted, animated: false)
  }

  func mark(_ cell: UITableViewCell, selected: Bool, animated: Bool) {
    cell.setSelected(selected, animated: animated)
  }

  // MARK: The delegate

  func shouldHighlight(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: path) != false
  }

  func didHighlight(_ path: IndexPath) { delegate?.tableView(self, didHighlightRowAt: path) }

  func didUnhighlight(_ path: IndexPath) { delegate?.tableView(self, didUnhighlightRowAt: path) }

  /// Without a delegate the touched one.
  func pathToSelect(_ touched: IndexPath) -> IndexPath? {
    guard let delegate else { return touched }
    return delegate.tableView(self, willSelectRowAt: touched)
  }

  /// A document's segue is performed first, as on iOS.
  func didSelect(_ path: IndexPath) {
    cellForRow(at: path)?.selectionSegue?()
    delegate?.tableView(self, didSelectRowAt: path)
  }

  /// Without a delegate the touched one.
  func pathToDeselect(_ touched: IndexPath) -> IndexPath? {
    guard let delegate else { return touched }
    return delegate.tableView(self, willDeselectRowAt: touched)
  }

  func didDeselect(_ path: IndexPath) { delegate?.tableView(self, didDeselectRowAt: path) }

  func didEndDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }
}
