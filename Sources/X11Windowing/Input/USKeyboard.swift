// The characters of a US keyboard by keycode, for layouts without a Latin group.

/// The letters, digits and signs of a US keyboard by the keycodes of Linux servers, which are the kernel's
/// plus 8.
enum USKeyboard {
  private static let rows: [(first: UInt32, characters: String)] = [
    (10, "1234567890-="), (24, "qwertyuiop[]"), (38, "asdfghjkl;'`"), (51, #"\zxcvbnm,./"#),
  ]

  private static let symbols: [UInt32: UInt32] = rows.reduce(into: [:]) { symbols, row in
    for (index, scalar) in row.characters.unicodeScalars.enumerated() {
      symbols[row.first + UInt32(index)] = scalar.value
    }
  }

  /// The key's keysym without modifiers; nil for keys that type nothing there.
  static func symbol(of code: UInt32) -> UInt32? { symbols[code] }
}
