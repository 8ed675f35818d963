// Chunks that libpng's simplified interface does not write.

import CoreGraphics

extension PNG {
  /// A pHYs chunk: the same pixels per metre both ways.
  static func physicalSizeChunk(_ pixelsPerMeter: Int) -> Data {
    precondition(
      (1...0x7FFF_FFFF).contains(pixelsPerMeter),
      "\(pixelsPerMeter) pixels per metre are not a PNG number")
    let number = bigEndian(UInt32(pixelsPerMeter))
    let content = Array("pHYs".utf8) + number + number + [1]
    return Data(bigEndian(9) + content + bigEndian(checksum(content)))
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The CRC of PNG, annex D (https://www.w3.org/TR/png-3/#D-CRCAppendix).
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }
    return ~crc
  }
}

extension Data {
  /// A PNG file with one more chunk before the first one of the kind `name`.
  func inserting(_ chunk: Data, before name: String) -> Data {
    guard let place = range(of: Data(name.utf8)) else { return self }
    // A chunk's name follows its length of four bytes.
    let start = place.lowerBound - 4
    return self[..<start] + chunk + self[start...]
  }
}
