// Reading a document's values from its bytes.

/// Reads one value after the other. Damaged bytes end a value early; nothing stops the program.
struct PDFParser {
  /// Arrays and dictionaries in each other, at most.
  private static let depth = 64

  let bytes: ArraySlice<UInt8>
  var offset: Int
  private var level = 0

  init(_ bytes: ArraySlice<UInt8>, at offset: Int? = nil) {
    self.bytes = bytes
    self.offset = offset ?? bytes.startIndex
  }

  private var next: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  // MARK: Space

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0
  }

  private static let delimiters = Set("()<>[]{}/%".utf8)

  private static func isRegular(_ byte: UInt8) -> Bool {
    !isSpace(byte) && !delimiters.contains(byte)
  }

  /// Spaces and comments.
  mutating func skipSpace() {
    while let byte = next {
      if byte == UInt8(ascii: "%") {
        while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
      } else if Self.isSpace(byte) {
        offset += 1
      } else {
        return
      }
    }
  }

  mutating func take(_ word: String) -> Bool {
    guard bytes[offset...].starts(with: word.utf8) else { return false }
    offset += word.utf8.count
    return true
  }

  // MARK: Values

  /// nil at the end, and before what closes an array or a dictionary.
  mutating func object() -> PDFObject? {
    skipSpace()
    guard let byte = next, level < Self.depth else { return nil }
    level += 1
    defer { level -= 1 }
    switch byte {
    case UInt8(ascii: "/"): return .name(readName())
    case UInt8(ascii: "("): return .string(readString())
    case UInt8(ascii: "["):
      offset += 1
      return .array(readList(until: "]"))
    case UInt8(ascii: "<"): return take("<<") ? readDictionary() : .string(readHexadecimal())
    case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"): return nil
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      offset += 1
      return .word(String(UnicodeScalar(byte)))
    default: return readWord()
    }
  }

  private mutating func readList(until end: String) -> [PDFObject] {
    var list: [PDFObject] = []
    while let object = object() { append(object, to: &list) }
    _ = take(end)
    return list
  }

  /// `12 0 R` is a reference.
  private func append(_ object: PDFObject, to list: inout [PDFObject]) {
    if case .word("R") = object, list.count >= 2, let number = list[list.count - 2].integer {
      list.removeLast(2)
      list.append(.reference(number))
    } else {
      list.append(object)
    }
  }

  private mutating func readDictionary() -> PDFObject {
    let list = readList(until: ">>")
    var dictionary: [String: PDFObject] = [:]
    for index in stride(from: 0, to: list.count - 1, by: 2) {
      if let key = list[index].name { dictionary[key] = list[index + 1] }
    }
    return .dictionary(dictionary)
  }

  /// `#20` stands for a space.
  private mutating func readName() -> String {
    offset += 1
    var name: [UInt8] = []
    while let byte = next, Self.isRegular(byte) {
      offset += 1
      if byte == UInt8(ascii: "#"), offset + 2 <= bytes.endIndex,
        let value = UInt8(String(decoding: bytes[offset..<offset + 2], as: UTF8.self), radix: 16)
      {
        name.append(value)
        offset += 2
      } else {
        name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Escaped characters are dropped: no string is drawn.
  private mutating func readString() -> [UInt8] {
    var (open, string) = (0, [UInt8]())
    while let byte = next {
      offset += 1
      if byte == UInt8(ascii: "\\") {
        offset += 1
        continue
      }
      if byte == UInt8(ascii: "(") { open += 1 }
      if byte == UInt8(ascii: ")") {
        open -= 1
        if open == 0 { break }
      }
      string.append(byte)
    }
    return Array(string.dropFirst())
  }

  private mutating func readHexadecimal() -> [UInt8] {
    offset += 1
    var digits: [UInt8] = []
    while let byte = next {
      offset += 1
      if byte == UInt8(ascii: ">") { break }
      if let digit = Character(UnicodeScalar(byte)).hexDigitValue { digits.append(UInt8(digit)) }
    }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func readWord() -> PDFObject {
    let start = offset
    while let byte = next, Self.isRegular(byte) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    if let number = Double(word), number.isFinite { return .number(number) }
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default: return .word(word)
    }
  }
}
