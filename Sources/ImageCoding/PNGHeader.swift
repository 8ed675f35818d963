// The first 33 bytes of a PNG file, read before any memory is asked for.

import CoreGraphics

/// The facts of an IHDR chunk that decide how much memory a picture needs.
struct PNGHeader {
  let width: Int
  let height: Int
  private let bitsPerPixel: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(_ data: Data) throws(PNGError) {
    let bytes = [UInt8](data.prefix(33))
    guard bytes.count == 33, Array(bytes[..<8]) == Self.signature,
      Array(bytes[12..<16]) == Array("IHDR".utf8)
    else { throw .notPNG }
    func number(at index: Int) -> Int {
      bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    width = number(at: 16)
    height = number(at: 20)
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[25]] ?? 1
    bitsPerPixel = samples * Int(bytes[24])
  }

  /// Whether a file of `count` bytes can hold this many pixels: deflate shrinks to 1/1032 at most
  /// (a match of 258 bytes takes two bits; https://zlib.net/zlib_tech.html).
  func canBeHeld(inBytes count: Int) -> Bool {
    height * ((width * bitsPerPixel + 7) / 8 + 1) <= count * 1032
  }
}
