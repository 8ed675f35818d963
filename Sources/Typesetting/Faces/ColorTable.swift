// The bytes of a font's COLR table, version 1 (https://learn.microsoft.com/typography/opentype/spec/colr).

import CFreeType
import CoreGraphics

/// The COLR table with its lists; nil results are places outside of it.
///
/// FreeType reads these paints from 2.13 on; Debian 12's, 2.12.1, is built without them.
struct ColorTable {
  private let bytes: [UInt8]
  /// The places of the lists; 0 where there is none.
  private var (glyphs, layers, clips) = (0, 0, 0)

  /// Nil where the face has no such table of version 1.
  init?(_ face: FT_Face) {
    let tag: FT_ULong = 0x434F_4C52  // COLR
    var count: FT_ULong = 0
    // SAFETY: the caller's face is open; the first call gives the table's length, the second fills an array of it.
    guard unsafe FT_Load_Sfnt_Table(face, tag, 0, nil, &count) == 0,
      count >= 34, count <= Self.maximumBytes
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    guard unsafe FT_Load_Sfnt_Table(face, tag, 0, &bytes, &count) == 0 else { return nil }
    self.init(bytes)
  }

  /// Far above the tables of today's fonts, of which the largest has some 2 MiB.
  private static let maximumBytes: FT_ULong = 64 << 20

  private init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let version = u16(0), version >= 1, let glyphs = u32(14), let layers = u32(18),
      let clips = u32(22)
    else { return nil }
    (self.glyphs, self.layers, self.clips) = (glyphs, layers, clips)
  }

  // MARK: Lists

  /// The place of a glyph's paint; nil where it has none.
  func paint(of glyph: CGGlyph) -> Int? {
    guard glyphs > 0, let count = u32(glyphs) else { return nil }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let found = u16(glyphs + 4 + 6 * middle) else { return nil }
      if found == glyph { return u32(glyphs + 6 + 6 * middle).map { glyphs + $0 } }
      if found < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The place of a layer's paint.
  func layer(_ index: Int) -> Int? {
    guard layers > 0, let count = u32(layers), index < count else { return nil }
    return u32(layers + 4 + 4 * index).map { layers + $0 }
  }

  /// The box outside of which a glyph draws nothing, in font units, y up; nil where there is none.
  func clipBox(of glyph: CGGlyph) -> CGRect? {
    guard clips > 0, u8(clips) == 1, let count = u32(clips + 1) else { return nil }
    for index in 0..<count {
      let record = clips + 5 + 7 * index
      guard let first = u16(record), let last = u16(record + 2), let offset = u24(record + 4)
      else { return nil }
      guard first <= glyph, glyph <= last else { continue }
      let box = clips + offset + 1
      guard let left = number(box), let bottom = number(box + 2), let right = number(box + 4),
        let top = number(box + 6)
      else { return nil }
      return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }
    return nil
  }

  // MARK: Numbers, the most significant byte first

  func u8(_ place: Int) -> Int? {
    bytes.indices.contains(place) ? Int(bytes[place]) : nil
  }

  func u16(_ place: Int) -> Int? {
    guard let high = u8(place), let low = u8(place + 1) else { return nil }
    return high << 8 | low
  }

  func u24(_ place: Int) -> Int? {
    guard let high = u8(place), let low = u16(place + 1) else { return nil }
    return high << 16 | low
  }

  func u32(_ place: Int) -> Int? {
    guard let high = u16(place), let low = u16(place + 2) else { return nil }
    return high << 16 | low
  }

  /// A whole number with a sign, in font units.
  func number(_ place: Int) -> CGFloat? {
    u16(place).map { CGFloat(Int16(truncatingIfNeeded: $0)) }
  }

  /// A number of 2.14 bits.
  func fraction(_ place: Int) -> CGFloat? { number(place).map { $0 / 16384 } }

  /// A number of 16.16 bits.
  func fixed(_ place: Int) -> CGFloat? {
    u32(place).map { CGFloat(Int32(truncatingIfNeeded: $0)) / 65536 }
  }
}
