// Keys as shortcuts name them, and what was held with them.

/// A key by its meaning in the current layout, in a Latin layout where the current one has none.
package enum Key: Hashable, Sendable {
  /// What the key types with the held Shift and group, letters in lower case: Shift and `s` is
  /// `"s"` with ``Modifiers/shift``, Shift and `/` on a US layout is `"?"` with it. The keypad's
  /// digits and signs are these characters too.
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
  /// F1 is 1.
  case function(Int)
  /// Shift, Control and their like, and keys without a meaning here, by the system's symbol.
  case other(UInt32)
}

/// The keys held down with another.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let shift = Modifiers(rawValue: 1)
  package static let control = Modifiers(rawValue: 2)
  package static let alt = Modifiers(rawValue: 4)
  package static let `super` = Modifiers(rawValue: 8)

  /// Whether keys pressed with these type something.
  package var letType: Bool { isDisjoint(with: [.control, .alt, .super]) }
}

/// A key going down or up.
package struct KeyEvent: Hashable, Sendable {
  package var key: Key
  package var modifiers: Modifiers
  /// What the key types in the current layout, Shift applied; empty for keys that type nothing.
  package var text: String
  /// Whether the keyboard repeats a key that is held.
  package var isRepeat: Bool
  /// Seconds.
  package var time: TimeInterval

  package init(
    _ key: Key, modifiers: Modifiers = [], text: String = "", isRepeat: Bool = false,
    time: TimeInterval = 0
  ) {
    self.key = key
    self.modifiers = modifiers
    self.text = text
    self.isRepeat = isRepeat
    self.time = time
  }

  /// Whether the key types a character where a text is edited.
  package var types: Bool {
    guard modifiers.letType else { return false }
    switch key {
    case .character, .space: return true
    default: return !text.isEmpty
    }
  }
}
