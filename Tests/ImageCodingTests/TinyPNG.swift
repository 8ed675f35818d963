// PNG files of any kind, written by hand: stored blocks instead of deflate.

import CoreGraphics

/// A PNG file whose header and rows the test chooses.
struct TinyPNG {
  var width: Int
  var height: Int
  var depth: UInt8 = 8
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  var kind: UInt8 = 2
  var isInterlaced = false
  /// Between the header and the pixels.
  var extra: [(name: String, content: [UInt8])] = []
  /// With the filter byte first; of all passes.
  var rows: [[UInt8]]

  var file: Data {
    let header = big(width) + big(height) + [depth, kind, 0, 0, isInterlaced ? 1 : 0]
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += chunk("IHDR", header)
    for (name, content) in extra { bytes += chunk(name, content) }
    bytes += chunk("IDAT", stored(Array(rows.joined())))
    bytes += chunk("IEND", [])
    return Data(bytes)
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return big(content.count) + body + big(Int(Self.crc(body)))
  }

  /// A zlib stream of one stored block.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    let count = bytes.count
    let length = [UInt8(count & 255), UInt8(count >> 8)]
    return [0x78, 0x01, 1] + length + length.map { ~$0 } + bytes + big(high << 16 | low)
  }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      for bit in 0..<8 {
        let odd = (crc ^ UInt32(byte >> bit)) & 1 == 1
        crc = odd ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1
      }
    }
    return ~crc
  }

  private func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// The chunks of a PNG file.
func chunks(_ file: Data) -> [(name: String, content: [UInt8])] {
  let bytes = Array(file)
  var result: [(name: String, content: [UInt8])] = []
  var place = 8
  while place + 12 <= bytes.count {
    let count = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
    result.append((name, Array(bytes[place + 8..<place + 8 + count])))
    place += 12 + count
  }
  return result
}
