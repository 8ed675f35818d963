// The names in a font file: the `name` table of OpenType
// (https://learn.microsoft.com/typography/opentype/spec/name).

/// The names of a font file's first face.
struct FontNames {
  /// Which name: the specification's identifiers.
  enum Kind: Int {
    case full = 4
    case postScript = 6
  }

  private let bytes: [UInt8]
  /// The bytes of the table of names.
  private let table: Range<Int>

  /// Nil for what is no OpenType or TrueType font.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let reader = FontBytes(bytes)
    let collection: UInt32 = 0x7474_6366  // ttcf
    guard let tag = reader.u32(0) else { return nil }
    let start = tag == collection ? reader.u32(12).map(Int.init) : 0
    let kinds: [UInt32] = [0x0001_0000, 0x4F54_544F, 0x7472_7565]  // 1.0, OTTO, true
    guard let start, let version = reader.u32(start), kinds.contains(version),
      let count = reader.u16(start + 4)
    else { return nil }
    let name: UInt32 = 0x6E61_6D65
    for index in 0..<count {
      let entry = start + 12 + 16 * index
      guard let tag = reader.u32(entry), let offset = reader.u32(entry + 8),
        let length = reader.u32(entry + 12)
      else { return nil }
      if tag == name, Int(offset) + Int(length) <= bytes.count {
        table = Int(offset)..<Int(offset) + Int(length)
        return
      }
    }
    return nil
  }

  /// The name in English, of Windows' records or else of the Macintosh's.
  func name(_ kind: Kind) -> String? {
    let reader = FontBytes(bytes)
    guard let count = reader.u16(table.lowerBound + 2),
      let strings = reader.u16(table.lowerBound + 4)
    else { return nil }
    var found: String?
    for index in 0..<count {
      let record = table.lowerBound + 6 + 12 * index
      guard let platform = reader.u16(record), reader.u16(record + 6) == kind.rawValue,
        let length = reader.u16(record + 8), let offset = reader.u16(record + 10)
      else { continue }
      let start = table.lowerBound + strings + offset
      guard start + length <= bytes.count else { continue }
      let text = bytes[start..<start + length]
      if platform == 3 { return utf16(text) }
      if platform == 1 { found = found ?? String(decoding: text, as: UTF8.self) }
    }
    return found
  }

  private func utf16(_ text: ArraySlice<UInt8>) -> String {
    let pairs = stride(from: text.startIndex, to: text.endIndex - 1, by: 2)
    return String(
      decoding: pairs.map { UInt16(text[$0]) << 8 | UInt16(text[$0 + 1]) }, as: UTF16.self)
  }
}

/// Numbers of a font file, the most significant byte first; nil beyond its end.
private struct FontBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func u16(_ place: Int) -> Int? {
    guard place >= 0, place + 2 <= bytes.count else { return nil }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  func u32(_ place: Int) -> UInt32? {
    guard let high = u16(place), let low = u16(place + 2) else { return nil }
    return UInt32(high) << 16 | UInt32(low)
  }
}
