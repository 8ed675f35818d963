// The state of a table view: row positions, visible views and the selection.

import CoreGraphics

/// A table's state.
@MainActor struct TableContent {
  var geometry = TableGeometry()
  /// Nil where heights must be asked for anew; else the width they were asked for.
  var loadedWidth: CGFloat?
  /// Whether rows in sight have to be made anew.
  var isStale = true
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The views of sections; those without titles and views have none.
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selected: Set<IndexPath> = []
  var highlighted: IndexPath?
  var openUpdates = 0
}
