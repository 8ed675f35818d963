// The shapes of the pointer over the window.

/// A shape of the pointer.
package enum Cursor: Hashable, Sendable, CaseIterable {
  case arrow
  /// The hand over things that can be pressed.
  case hand
  /// The I-beam over text that can be edited or selected.
  case text
  /// The closed hand that moves what it holds.
  case grab
  /// Over the edge between two columns.
  case columnResize
  /// Arrows up and down, over an edge that can be dragged.
  case rowResize
}
