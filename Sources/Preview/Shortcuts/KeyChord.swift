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
      if !modifiers.contains(.control) { modifiers.remove(.shift) }
      key = .character(Character(character.lowercased()))
    }
  }

  /// The name as the list of keys writes it, such as `Control-S`.
  var name: String {
    let words = [(Modifiers.shift, "Shift-"), (.control, "Control-"), (.alt, "Alt-")]
    let held = words.filter { modifiers.contains($0.0) }.map(\.1).joined()
    return held + keyName
  }

  private var keyName: String {
    switch key {
    case .character("-"): "−"
    case .character(let character): character.uppercased()
    case .space: "Space"
    case .return: "Return"
    case .escape: "Escape"
    case .tab: "Tab"
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .function(let number): "F\(number)"
    default: "\(key)".capitalized
    }
  }
}
