// The names in a Swift text, found without parsing it.

/// The names that a Swift text declares and mentions: for choosing files among thousands, where a name too many costs
/// little. Texts and comments are passed over; raw texts, and the code in texts, are not told from others.
struct SourceOutline: Sendable {
  /// The names behind a declaring keyword at any depth, and Objective-C's names, `@objc(Name)`.
  private(set) var names: Set<String> = []
  /// The types that are declared outside of others.
  private(set) var types: Set<String> = []
  /// The names that begin with a capital letter.
  private(set) var mentions: Set<String> = []

  private static let typeWords = Self.words([
    "class", "struct", "enum", "protocol", "typealias", "actor",
  ])
  private static let memberWords = Self.words(["func", "var", "let", "case"])
  private static let objc = Array("objc".utf8)

  private static func words(_ words: [String]) -> Set<[UInt8]> { Set(words.map { Array($0.utf8) }) }

  /// The kind of name that the words before announce.
  private enum Expected {
    case nothing
    case type
    case member
    /// Objective-C's name, behind a parenthesis.
    case document
  }

  /// Reads a text, in one pass over its bytes.
  init(_ bytes: [UInt8]) {
    var scanner = ByteScanner(bytes: bytes)
    var expected = Expected.nothing
    while let step = scanner.next() {
      switch step {
      case .word(let word, let depth): expected = take(word, at: depth, as: expected)
      case .space: break
      case .other(let byte):
        if expected != .document || byte != UInt8(ascii: "(") { expected = .nothing }
      }
    }
  }

  private mutating func take(
    _ word: ArraySlice<UInt8>, at depth: Int, as expected: Expected
  ) -> Expected {
    if Self.objc.elementsEqual(word) { return .document }
    let word = Array(word)
    if Self.typeWords.contains(word) { return .type }
    if Self.memberWords.contains(word) { return .member }
    let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(word[0])
    guard isCapital || expected != .nothing else { return .nothing }
    let name = String(decoding: word, as: UTF8.self)
    if expected != .nothing { names.insert(name) }
    if expected == .type, depth == 0 { types.insert(name) }
    if isCapital { mentions.insert(name) }
    return .nothing
  }
}

/// Steps through a Swift text by words, without texts and comments.
private struct ByteScanner {
  let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  enum Step {
    /// An identifier or a number, and the number of braces around it.
    case word(ArraySlice<UInt8>, depth: Int)
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
      return .word(bytes[start..<position], depth: depth)
    }
    position += 1
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return .space
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"): depth = max(0, depth - 1)
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
