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
  /// The cells that a document gives to the table; nil for a table without.
  var staticSections: NibSections?
  /// Whether headers and footers with a title have its height, and not the table's own.
  var fitsTitles = false
}
