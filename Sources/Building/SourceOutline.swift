// The names in a Swift text, found without parsing it.

/// The names that a Swift text declares: for choosing files among thousands, where a name too many costs little. Texts and comments are passed over; raw texts, and the code in texts, are not told from others.
struct SourceOutline: Sendable {
  /// The names behind a declaring keyword at any depth, and Objective-C's names, `@objc(Name)`.
  private(set) var names: Set<String> = []

  private static let keywords = Set(
    [
      "class", "struct", "enum", "protocol", "typealias", "actor", "func", "var", "let", "case",
    ].map { Array($0.utf8) })
  private static let objc = Array("objc".utf8)

  /// The kind of name that the words before announce.
  private enum Expected {
    case nothing
    case declaration
    /// Objective-C's name, behind a parenthesis.
    case document
  }

  /// Reads a text, in one pass over its bytes.
  init(_ bytes: [UInt8]) {
    var scanner = ByteScanner(bytes: bytes)
    var expected = Expected.nothing
    while let step = scanner.next() {
      switch step {
      case .word(let word):
        if expected != .nothing { names.insert(String(decoding: word, as: UTF8.self)) }
        expected = Self.expected(behind: word)
      case .space: break
      case .other(let byte):
        if expected != .document || byte != UInt8(ascii: "(") { expected = .nothing }
      }
    }
  }

  private static func expected(behind word: ArraySlice<UInt8>) -> Expected {
    if objc.elementsEqual(word) { return .document }
    return keywords.contains(Array(word)) ? .declaration : .nothing
  }
}

/// Steps through a Swift text by words, without texts and comments.
private struct ByteScanner {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  enum Step {
    /// An identifier or a number.
    case word(ArraySlice<UInt8>)
    case space
    case other(UInt8)
  }

  private var byte: UInt8? { byte(at: 0) }

  private func byte(at offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  mutating func next() -> Step? {
    guard let byte else { return nil }
    if Self.isIdentifier(byte) {
      let start = position
      while let byte = self.byte, Self.isIdentifier(byte) { position += 1 }
      return .word(bytes[start..<position])
    }
    position += 1
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return .space
    case UInt8(ascii: "\""): skipText()
    case UInt8(ascii: "/"): return skipComment() ? .space : .other(byte)
    default: break
    }
    return .other(byte)
  }

  private mutating func skipText() {
    let quote = UInt8(ascii: "\"")
    let isLong = byte == quote && byte(at: 1) == quote
    if isLong { position += 2 }
    while let byte {
      position += 1
      if byte == UInt8(ascii: "\\") { position += 1 }
      if byte == UInt8(ascii: "\n"), !isLong { return }
      guard byte == quote else { continue }
      if !isLong { return }
      if self.byte == quote, self.byte(at: 1) == quote {
        position += 2
        return
      }
    }
  }

  /// Passes over a comment whose first slash was read; false where it is none.
  private mutating func skipComment() -> Bool {
    if byte == UInt8(ascii: "/") {
      while let byte, byte != UInt8(ascii: "\n") { position += 1 }
      return true
    }
    guard byte == UInt8(ascii: "*") else { return false }
    position += 1
    while let byte {
      position += 1
      if byte == UInt8(ascii: "*"), self.byte == UInt8(ascii: "/") {
        position += 1
        break
      }
    }
    return true
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
