// The blocks of a GIF file.

import CoreGraphics

/// One picture of a file, in places of a table of colours.
struct GIFBlock {
  /// What becomes of it before the next picture.
  enum Disposal { case keep, clear, restore }

  var left = 0
  var top = 0
  var width = 0
  var height = 0
  /// Opaque pixels.
  var colors: [UInt32] = []
  /// The colour that paints nothing.
  var transparent: UInt8?
  var disposal = Disposal.keep
  /// Seconds.
  var delay = 0.0
  /// Row by row; nil where the file ended.
  var indices: [UInt8?] = []
}

/// Reads block after block.
struct GIFReader {
  let width: Int
  let height: Int
  /// As `GIF.decode` gives it.
  private(set) var loops: Int?
  private let bytes: [UInt8]
  private var at = 0
  private var colors: [UInt32] = []

  init(_ data: Data) throws(GIFError) {
    bytes = Array(data)
    guard GIF.isGIF(data), bytes.count >= 13 else { throw .notGIF }
    width = Int(bytes[6]) | Int(bytes[7]) << 8
    height = Int(bytes[8]) | Int(bytes[9]) << 8
    at = 13
    colors = table(bytes[10])
  }

  // MARK: Bytes

  private mutating func byte() -> UInt8? {
    defer { at += 1 }
    return bytes[safe: at]
  }

  private mutating func number() -> Int? {
    guard let low = byte(), let high = byte() else { return nil }
    return Int(low) | Int(high) << 8
  }

  /// The table of colours that a byte of flags announces; empty where there is none.
  private mutating func table(_ flags: UInt8) -> [UInt32] {
    guard flags & 0x80 != 0 else { return [] }
    var table: [UInt32] = []
    for _ in 0..<(2 << Int(flags & 7)) {
      guard let red = byte(), let green = byte(), let blue = byte() else { break }
      table.append(0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }
    return table
  }

  /// The pieces until an empty one, as one.
  private mutating func pieces() -> [UInt8] {
    var all: [UInt8] = []
    while let count = byte(), count > 0 {
      all += bytes[min(at, bytes.count)..<min(at + Int(count), bytes.count)]
      at += Int(count)
    }
    return all
  }

  // MARK: Blocks

  /// Nil at the end of the file, and where it cannot be understood: a picture larger than the screen, too.
  mutating func nextPicture() -> GIFBlock? {
    var block = GIFBlock()
    while let kind = byte() {
      switch kind {
      case 0x21: readExtension(&block)
      case 0x2C: return picture(block)
      case 0: continue
      default: return nil
      }
    }
    return nil
  }

  private mutating func readExtension(_ block: inout GIFBlock) {
    let label = byte()
    let content = pieces()
    if label == 0xF9, content.count >= 4 {
      block.delay = Double(Int(content[1]) | Int(content[2]) << 8) / 100
      block.transparent = content[0] & 1 == 0 ? nil : content[3]
      block.disposal =
        switch content[0] >> 2 & 7 {
        case 2: .clear
        case 3: .restore
        default: .keep
        }
    }
    let name = Array("NETSCAPE2.0".utf8)
    if label == 0xFF, content.starts(with: name), content.count >= name.count + 3 {
      loops = Int(content[name.count + 1]) | Int(content[name.count + 2]) << 8
    }
  }

  private mutating func picture(_ start: GIFBlock) -> GIFBlock? {
    var block = start
    guard let left = number(), let top = number(), let width = number(), let height = number(),
      let flags = byte(), width <= self.width, height <= self.height
    else { return nil }
    (block.left, block.top, block.width, block.height) = (left, top, width, height)
    let own = table(flags)
    block.colors = own.isEmpty ? colors : own
    guard let size = byte(), (1...11).contains(size) else { return nil }
    let indices = LZWCodes.decode(pieces(), bits: Int(size), count: width * height)
    block.indices = Array(repeating: nil, count: width * height)
    let isInterlaced = flags & 0x40 != 0
    for (row, y) in Self.rows(height, isInterlaced: isInterlaced).enumerated() {
      for x in 0..<width { block.indices[y * width + x] = indices[safe: row * width + x] }
    }
    return block
  }

  /// In which order rows are written.
  private static func rows(_ height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }
}
