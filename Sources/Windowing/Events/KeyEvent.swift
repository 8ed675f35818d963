// A key that goes down or up.

/// A key going down or up.
package struct KeyEvent: Hashable, Sendable {
  /// The key by its meaning.
  package var key: Key
  /// The modifier keys that were held.
  package var modifiers: Modifiers
  /// The text that the key types in the current layout, Shift applied; empty for keys that type nothing.
  package var text: String
  /// Whether the keyboard repeats a key that is held.
  package var isRepeat: Bool
  /// Seconds.
  package var time: TimeInterval
  /// Whether the text comes once more, behind the key, as ``InputEvent/textEntered(_:)``. Default: false.
  package var textFollows = false

  /// Makes an event of a key that types `text`; `time` is in seconds.
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
