// A scroll view of cells by index path: what tables and collections have in common.

import CoreGraphics

/// A scroll view of cells by index path: a table or a collection.
///
/// The selection and the reuse of cells follow the same rules in both. Each answers for its own
/// delegate, its data source and its cells.
@MainActor protocol CellList: UIScrollView {
  associatedtype Cell: ReusableView

  var cellState: CellState<Cell> { get set }
  var cellPool: ReusePool<Cell> { get }

  var allowsMultipleSelection: Bool { get }
  /// Whether touches select cells now.
  var selectsByTouch: Bool { get }

  /// Returns the index path of the cell at a point of the contents; nil between cells.
  func cellPath(at point: CGPoint) -> IndexPath?
  /// Whether the data source has such a cell.
  func hasCell(at path: IndexPath) -> Bool
  func reloadData()
  func setNeedsReload()
  /// Selects a cell without the delegate, as an author does.
  func reselect(_ path: IndexPath)

  func mark(_ cell: Cell, highlighted: Bool)
  func mark(_ cell: Cell, selected: Bool, animated: Bool)

  // MARK: The delegate

  func shouldHighlight(_ path: IndexPath) -> Bool
  func didHighlight(_ path: IndexPath)
  func didUnhighlight(_ path: IndexPath)
  /// Returns the index path that a touch selects; nil for none.
  func pathToSelect(_ touched: IndexPath) -> IndexPath?
  func didSelect(_ path: IndexPath)
  /// Returns the index path that a touch deselects; nil for none.
  func pathToDeselect(_ touched: IndexPath) -> IndexPath?
  func didDeselect(_ path: IndexPath)
  func didEndDisplaying(_ cell: Cell, at path: IndexPath)
}

extension CellList {
  // MARK: Touches

  /// Begins a touch.
  ///
  /// - Returns: Whether it is on a cell that can be selected.
  func highlightCell(at point: CGPoint) -> Bool {
    guard selectsByTouch, let path = cellPath(at: point), let cell = cellState.visible[path],
      shouldHighlight(path)
    else { return false }
    cellState.highlighted = path
    mark(cell, highlighted: true)
    didHighlight(path)
    return true
  }

  /// Cancels a touch.
  func unhighlightCell() {
    guard let path = cellState.highlighted else { return }
    cellState.highlighted = nil
    if let cell = cellState.visible[path] { mark(cell, highlighted: false) }
    didUnhighlight(path)
  }

  /// Ends a touch, and selects the cell if the touch began and ends on it.
  ///
  /// - Returns: Whether the touch began on a cell.
  func chooseCell(at point: CGPoint) -> Bool {
    guard let path = cellState.highlighted else { return false }
    let isInside = cellPath(at: point) == path
    unhighlightCell()
    guard isInside else { return true }
    if allowsMultipleSelection, cellState.selected.contains(path) {
      deselectByTouch(path)
    } else {
      selectByTouch(path)
    }
    return true
  }

  private func selectByTouch(_ touched: IndexPath) {
    guard let path = pathToSelect(touched) else { return }
    if !allowsMultipleSelection {
      for other in cellState.selected.sorted() where other != path { deselectByTouch(other) }
    }
    select(path, animated: false)
    didSelect(path)
  }

  private func deselectByTouch(_ touched: IndexPath) {
    guard let path = pathToDeselect(touched) else { return }
    deselect(path, animated: false)
    didDeselect(path)
  }

  // MARK: Selection without the delegate

  /// Selects an index path, instead of the others unless several may be selected; nil deselects
  /// all.
  ///
  /// - Returns: Whether there is such a cell.
  @discardableResult
  func select(_ path: IndexPath?, animated: Bool) -> Bool {
    if !allowsMultipleSelection || path == nil {
      for other in cellState.selected where other != path { deselect(other, animated: animated) }
    }
    guard let path, hasCell(at: path) else { return false }
    cellState.selected.insert(path)
    if let cell = cellState.visible[path] { mark(cell, selected: true, animated: animated) }
    return true
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard cellState.selected.remove(path) != nil else { return }
    if let cell = cellState.visible[path] { mark(cell, selected: false, animated: animated) }
  }

  // MARK: Reuse

  /// Takes visible cells away, and keeps them for reuse.
  func retireCells(where isGone: (IndexPath) -> Bool) {
    for (path, cell) in cellState.visible where isGone(path) {
      cellState.visible[path] = nil
      cell.removeFromSuperview()
      didEndDisplaying(cell, at: path)
      cellPool.give(cell)
    }
  }

  // MARK: Updates

  /// Loads all again, and deselects what is gone. Within a batch update its end does that.
  func change(without isGone: (IndexPath) -> Bool = { _ in false }) {
    cellState.selected = cellState.selected.filter { !isGone($0) }
    if cellState.openUpdates == 0 { setNeedsReload() }
  }

  /// Loads all again, with nothing selected.
  func reloadUnselected() {
    cellState.selected = []
    setNeedsReload()
  }

  // MARK: Background

  /// Puts a background view behind the cells.
  func replaceBackground(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
  }
}
