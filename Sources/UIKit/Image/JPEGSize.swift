// The size of a picture that cannot be read here.

import CoreGraphics

/// What the frame header of a JPEG file says (ITU-T T.81, B.2.2).
struct JPEGSize: Equatable {
  /// Pixels.
  let width: Int
  let height: Int

  /// Nil where the data is no JPEG file, or has no frame of at most 16384 pixels a side.
  init?(_ data: Data) {
    guard data.starts(with: [0xFF, 0xD8]) else { return nil }
    let bytes = [UInt8](data)
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let (marker, length) = (bytes[place + 1], Self.number(bytes, place + 2))
      if Self.frames.contains(marker) {
        height = Self.number(bytes, place + 5)
        width = Self.number(bytes, place + 7)
        if (1...16384).contains(width), (1...16384).contains(height) { return }
        return nil
      }
      place += marker == 0xFF ? 1 : 2 + length
    }
    return nil
  }

  /// The markers of frames; between them stand those of tables.
  private static let frames = Set<UInt8>(0xC0...0xCF).subtracting([0xC4, 0xC8, 0xCC])

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }
}
