// A key with the modifiers that must be held with it.

internal import Windowing

/// A key and its modifiers, as a person types them.
struct KeyChord: Hashable, Sendable {
  var key: Key
  var modifiers: Modifiers

  init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The key that was pressed. Shift does not count where it is only how a character is typed.
  init(_ event: KeyEvent) {
    key = event.key
    modifiers = event.modifiers.intersection([.shift, .control, .alt])
    if case .character(let character) = key {
      modifiers.remove(.shift)
      key = .character(Character(character.lowercased()))
    }
  }
}
