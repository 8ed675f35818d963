// Rows under the finger, and rows that were chosen.

import CoreGraphics

extension UITableView {
  // MARK: Touches

  /// - Returns: Whether there is a row that can be chosen.
  func highlightRow(at point: CGPoint) -> Bool {
    let canSelect = isEditing ? allowsSelectionDuringEditing : allowsSelection
    guard canSelect, let path = indexPathForRow(at: point), let cell = content.cells[path],
      delegate?.tableView(self, shouldHighlightRowAt: path) != false
    else { return false }
    content.highlighted = path
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  func unhighlightRow() {
    guard let path = content.highlighted else { return }
    content.highlighted = nil
    content.cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Ends a touch. A row that was under it in the beginning and is so now is chosen.
  ///
  /// - Returns: Whether the touch was a row's.
  func chooseRow(at point: CGPoint) -> Bool {
    guard let path = content.highlighted else { return false }
    let isInside = indexPathForRow(at: point) == path
    unhighlightRow()
    guard isInside else { return true }
    if allowsMultipleSelection, content.selected.contains(path) {
      deselectByTouch(path)
    } else {
      selectByTouch(path)
    }
    return true
  }

  private func selectByTouch(_ touched: IndexPath) {
    guard let delegate else { return select(touched, animated: false, .none) }
    guard let path = delegate.tableView(self, willSelectRowAt: touched) else { return }
    if !allowsMultipleSelection {
      for other in content.selected.sorted() where other != path { deselectByTouch(other) }
    }
    select(path, animated: false, .none)
    delegate.tableView(self, didSelectRowAt: path)
  }

  private func deselectByTouch(_ touched: IndexPath) {
    guard let delegate else { return deselect(touched, animated: false) }
    guard let path = delegate.tableView(self, willDeselectRowAt: touched) else { return }
    deselect(path, animated: false)
    delegate.tableView(self, didDeselectRowAt: path)
  }

  // MARK: Selection without the delegate

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    if !allowsMultipleSelection || path == nil {
      for other in content.selected where other != path { deselect(other, animated: animated) }
    }
    guard let path else { return }
    loadIfNeeded()
    guard content.geometry.contains(path) else { return }
    content.selected.insert(path)
    content.cells[path]?.setSelected(true, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard content.selected.remove(path) != nil else { return }
    content.cells[path]?.setSelected(false, animated: animated)
  }
}
