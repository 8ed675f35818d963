// What the pointer looks like over the window.

/// A shape of the pointer.
package enum Cursor: Hashable, Sendable, CaseIterable {
  case arrow
  /// Over what can be pressed.
  case hand
}
