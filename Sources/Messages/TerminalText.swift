// Bytes from others on their way to a terminal.

/// Makes text harmless for a terminal.
enum TerminalText {
  /// The bytes with a question mark for each that moves the cursor, colours, or makes a terminal answer: the control
  /// characters but for tabs and line breaks, also those of two bytes in UTF-8 (U+0080 to U+009F).
  static func neutral(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let question = UInt8(ascii: "?")
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      let isControl = byte < 0x20 && byte != 0x09 && byte != 0x0A || byte == 0x7F
      if (0x80...0x9F).contains(byte), result.last == 0xC2 {
        result[result.count - 1] = question
      } else {
        result.append(isControl ? question : byte)
      }
    }
    // The first byte of such a character, whose second one comes later.
    if result.last == 0xC2 { result[result.count - 1] = question }
    return result
  }
}
