// The state of a table view: row positions, visible views and the selection.

import CoreGraphics

/// A table's state.
@MainActor struct TableContent {
  var geometry = TableGeometry()
  /// The width for which heights are loaded; nil for none.
  var loadedWidth: CGFloat?
  /// Whether visible rows have to be created again.
  var isStale = true
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The views of sections; those without titles and views have none.
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selected: Set<IndexPath> = []
  var highlighted: IndexPath?
  var openUpdates = 0
}
