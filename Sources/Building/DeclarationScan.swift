// The names that a Swift text declares, found without parsing it.

/// Finds declarations by their keywords, also those in comments and texts: for choosing files among thousands, where
/// a name too many costs nothing.
enum DeclarationScan {
  private static let keywords: [[UInt8]] = [
    "class", "struct", "enum", "protocol", "typealias", "actor", "func", "var", "let",
  ].map { Array($0.utf8) }

  private static let objc = Array("objc".utf8)

  /// Returns the identifiers that follow a declaring keyword, and Objective-C's names, `@objc(Name)`. Costs one pass
  /// over the bytes.
  static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var start = 0
    var declares = false
    for end in 0...bytes.count {
      if end < bytes.count, isIdentifier(bytes[end]) { continue }
      if end > start {
        let word = bytes[start..<end]
        if declares { names.insert(String(decoding: word, as: UTF8.self)) }
        declares = keywords.contains { $0.elementsEqual(word) }
        if end < bytes.count, bytes[end] == UInt8(ascii: "(") {
          declares = objc.elementsEqual(word)
        }
      }
      // Only spaces may stand between a keyword and its name.
      if end < bytes.count, !isSpace(bytes[end]), end == start { declares = false }
      start = end + 1
    }
    return names
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
  }
}
