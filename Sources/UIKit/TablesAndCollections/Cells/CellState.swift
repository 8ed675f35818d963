// The state that tables and collections share: visible cells, selection and open updates.

import CoreGraphics

/// The visible cells of a list by their index paths, and the index paths that are selected.
@MainActor struct CellState<Cell: UIView> {
  /// Whether the visible cells have to be created again.
  var isStale = true
  var visible: [IndexPath: Cell] = [:]
  var selected: Set<IndexPath> = []
  /// The index path of the cell under a touch.
  var highlighted: IndexPath?
  /// The number of batch updates that began and did not end.
  var openUpdates = 0

  /// The visible cells in the order of their index paths.
  var sortedCells: [Cell] { visible.sorted { $0.key < $1.key }.map(\.value) }

  var sortedPaths: [IndexPath] { visible.keys.sorted() }

  /// Returns the index path of a visible cell; nil for any other.
  func path(of cell: Cell) -> IndexPath? { visible.first { $0.value === cell }?.key }
}
