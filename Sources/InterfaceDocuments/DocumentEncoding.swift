// The encoding of a document's bytes: UTF-8, or UTF-16 in either byte order.

import Foundation

/// How a document's characters are written as bytes.
enum DocumentEncoding: Sendable {
  case utf8
  case utf16(isBigEndian: Bool)

  /// Returns the bytes in UTF-8, a byte order mark included, and the encoding that they came in.
  ///
  /// - Throws: The line of the first byte that is no UTF-8, or that a document has another encoding, is empty or
  ///   compiled.
  static func decode(
    _ data: Data
  ) throws(NibError) -> (bytes: [UInt8], encoding: DocumentEncoding) {
    let bytes = Array(data)
    if let reason = reasonNotText(bytes) { throw NibError(line: 1, reason: reason) }
    if let isBigEndian = isBigEndianUTF16(bytes) {
      return (try decodeUTF16(bytes, isBigEndian), .utf16(isBigEndian: isBigEndian))
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw NibError(
        line: lineOfInvalidUTF8(bytes), reason: "a character is not UTF-8, the only encoding read")
    }
    return (bytes, .utf8)
  }

  /// Returns UTF-8 bytes in this encoding.
  func encode(_ bytes: [UInt8]) -> Data {
    guard case .utf16(let isBigEndian) = self else { return Data(bytes) }
    var data = Data(capacity: bytes.count * 2)
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      let high = UInt8(unit >> 8)
      let low = UInt8(unit & 0xFF)
      data.append(contentsOf: isBigEndian ? [high, low] : [low, high])
    }
    return data
  }

  /// Returns what is said of bytes that hold no text; nil for others.
  private static func reasonNotText(_ bytes: [UInt8]) -> String? {
    if bytes.isEmpty { return "the document is empty" }
    if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) {
      return "this is a compiled nib; its source, a .xib or a .storyboard, is what is read"
    }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "the encoding UTF-32 is not read, only UTF-8 and UTF-16"
    }
    return nil
  }

  /// Returns the byte order of UTF-16, by its mark or by the `<` that every document begins with; nil for UTF-8.
  private static func isBigEndianUTF16(_ bytes: [UInt8]) -> Bool? {
    switch (bytes[0], bytes.dropFirst().first) {
    case (0xFE, 0xFF), (0, UInt8(ascii: "<")): true
    case (0xFF, 0xFE), (UInt8(ascii: "<"), 0): false
    default: nil
    }
  }

  private static func decodeUTF16(
    _ bytes: [UInt8], _ isBigEndian: Bool
  ) throws(NibError) -> [UInt8] {
    var units: [UInt16] = []
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (high, low) = isBigEndian ? (index, index + 1) : (index + 1, index)
      units.append(UInt16(bytes[high]) << 8 | UInt16(bytes[low]))
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self)
    else { throw NibError(line: 1, reason: "the document begins as UTF-16 and is not") }
    return Array(text.utf8)
  }

  private static func lineOfInvalidUTF8(_ bytes: [UInt8]) -> Int {
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    var line = 1
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      if scalar == "\n" { line += 1 }
    }
    return line
  }
}
