// Keysyms, and the keys and characters that they stand for.

package import Windowing

/// A keysym
/// ([X protocol, appendix A](https://www.x.org/releases/current/doc/xproto/x11protocol.html)).
package struct KeySymbol: Hashable, Sendable {
  /// The protocol's number (`KeySym`).
  package let number: UInt32

  /// A keysym of the protocol's number; any number is allowed.
  package init(_ number: UInt32) {
    self.number = number
  }

  /// Whether it is printable Latin-1: the number is the character's code then.
  package var isLatin1: Bool { (0x20...0x7E).contains(number) || (0xA0...0xFF).contains(number) }

  /// Whether it names the same key in every layout, so that no other group is asked: letters of the Latin
  /// sets, function keys, modifiers and the keypad.
  package var isUniversal: Bool {
    isLatin1 || (0x100...0x3FF).contains(number) || (0x12A1...0x13FF).contains(number)
      || (0xFE00...0xFFFF).contains(number)
  }

  /// The text that the key types; empty for keys without a character, and for keysyms of scripts that have
  /// neither Latin-1's nor Unicode's numbers.
  package var text: String {
    character.map(String.init) ?? ""
  }

  private var character: Character? {
    if isLatin1 { return Unicode.Scalar(number).map(Character.init) }
    if let keypad { return keypad }
    let unicode: UInt32 = 0x0100_0000
    guard (unicode...unicode + 0x10FFFF).contains(number) else { return nil }
    return Unicode.Scalar(number - unicode).map(Character.init)
  }

  /// The keypad's digits and signs: their keysyms are the ASCII codes plus 0xFF80.
  private var keypad: Character? {
    guard (0xFFAA...0xFFB9).contains(number) || number == 0xFFBD else { return nil }
    return Unicode.Scalar(number - 0xFF80).map(Character.init)
  }

  /// The key that it stands for.
  package var key: Key {
    if let key = Self.named[number] { return key }
    if (0xFFBE...0xFFE0).contains(number) { return .function(Int(number - 0xFFBD)) }
    guard let character else { return .other(number) }
    let lower = character.lowercased()
    return .character(lower.count == 1 ? Character(lower) : character)
  }

  /// Keys by the constants `XK_…` and `XK_KP_…`.
  private static let named: [UInt32: Key] = [
    0x20: .space, 0xFF80: .space,
    0xFF0D: .return, 0xFF8D: .return, 0xFF0A: .return,
    0xFF1B: .escape, 0xFF09: .tab, 0xFE20: .tab, 0xFF89: .tab,
    0xFF08: .backspace, 0xFFFF: .delete, 0xFF9F: .delete, 0xFF63: .insert, 0xFF9E: .insert,
    0xFF51: .left, 0xFF96: .left, 0xFF52: .up, 0xFF97: .up,
    0xFF53: .right, 0xFF98: .right, 0xFF54: .down, 0xFF99: .down,
    0xFF50: .home, 0xFF95: .home, 0xFF57: .end, 0xFF9C: .end,
    0xFF55: .pageUp, 0xFF9A: .pageUp, 0xFF56: .pageDown, 0xFF9B: .pageDown,
    0xFF67: .menu,
    0xFF91: .function(1), 0xFF92: .function(2), 0xFF93: .function(3), 0xFF94: .function(4),
  ]
}
