// Bytes from others on their way to a terminal.

/// Makes text harmless for a terminal.
enum TerminalText {
  private static let question = UInt8(ascii: "?")

  /// The bytes with a question mark for each character that moves the cursor, colours, makes a terminal answer, or shows
  /// text in another order than it has: the control characters but for tabs and line breaks, also U+0080 to U+009F, and
  /// the embeddings, overrides and isolates of the Unicode Bidirectional Algorithm (U+202A to U+202E, U+2066 to U+2069).
  static func neutral(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      let isControl = byte < 0x20 && byte != 0x09 && byte != 0x0A || byte == 0x7F
      result.append(isControl ? question : byte)
      if byte >= 0x80, let length = harmfulEnd(of: result) {
        result.removeLast(length)
        result.append(question)
      }
    }
    // The first bytes of such a character, whose last one comes later.
    for begin in beginnings where result.suffix(begin.count) == begin[...] {
      result.removeLast(begin.count)
      result.append(question)
    }
    return result
  }

  /// The first bytes of the characters that ``neutral(_:)`` takes away, in UTF-8.
  private static let beginnings: [[UInt8]] = [[0xC2], [0xE2, 0x80], [0xE2, 0x81], [0xE2]]

  /// The length of such a character of several bytes at the end; nil: there is none.
  private static func harmfulEnd(of bytes: [UInt8]) -> Int? {
    guard bytes.count > 1, let last = bytes.last else { return nil }
    let before = bytes[bytes.count - 2]
    if before == 0xC2, (0x80...0x9F).contains(last) { return 2 }
    guard bytes.count > 2, bytes[bytes.count - 3] == 0xE2 else { return nil }
    let isHarmful =
      before == 0x80 && (0xAA...0xAE).contains(last)
      || before == 0x81 && (0xA6...0xA9).contains(last)
    return isHarmful ? 3 : nil
  }
}
