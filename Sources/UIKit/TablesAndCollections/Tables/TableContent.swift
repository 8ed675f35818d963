// The state of a table view: row positions, headers and footers.

import CoreGraphics

/// A table's state.
@MainActor struct TableContent {
  var geometry = TableGeometry()
  /// The width for which heights are loaded; nil for none.
  var loadedWidth: CGFloat?
  /// The views of sections; those without titles and views have none.
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
}
