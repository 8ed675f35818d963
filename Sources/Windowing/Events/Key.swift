// Keys as shortcuts name them, and what was held with them.

/// A key by its meaning in the current layout, in a Latin layout where the current one has none.
package enum Key: Hashable, Sendable {
  /// The character that the key types with the held Shift and group, letters in lower case: Shift
  /// and `s` is `"s"` with ``Modifiers/shift``, Shift and `/` on a US layout is `"?"` with it. The
  /// keypad's digits and signs are these characters too.
  case character(Character)
  case space
  /// The keypad's Enter too.
  case `return`
  case escape
  /// Shift-Tab is this with ``Modifiers/shift``.
  case tab
  case backspace
  case delete
  case insert
  case left
  case right
  case up
  case down
  case home
  case end
  case pageUp
  case pageDown
  /// The key that opens the menu of what is selected.
  case menu
  /// F1 is 1.
  case function(Int)
  /// Shift, Control and their like, and keys without a meaning here, by the system's symbol.
  case other(UInt32)
}
