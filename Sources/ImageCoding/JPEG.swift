// The JPEG door: what is read, what is written, and how large it may be.

package import CoreGraphics

/// JPEG to and from opaque pixels.
package enum JPEG {
  /// Whether the data begins as a JPEG file does.
  package static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Pixels of files with Huffman codes, sequential and progressive: grey, colour, and CMYK as Adobe
  /// writes it. The same file gives the same pixels on every processor.
  ///
  /// `orientation` is how they are turned before they are shown: Exif's value, 1 (as they are) … 8.
  /// A file that ends too early shows what is there and is grey below.
  package static func decode(
    _ data: Data
  ) throws(JPEGError) -> (pixels: PixelBuffer, orientation: Int) {
    let header = try JPEGHeader(data)
    try checkSize(width: header.width, height: header.height)
    guard header.canBeHeld(inBytes: data.count) else {
      throw .tooShort(width: header.width, height: header.height, bytes: data.count)
    }
    let pixels = PixelBuffer(width: header.width, height: header.height)
    try readJPEG(data, into: pixels)
    return (pixels, header.orientation)
  }

  /// The picture as a JPEG file, without subsampled colours. Transparent pixels become white.
  ///
  /// `quality`: 0 (smallest) … 1 (best); what is outside is taken as the nearer of both.
  package static func encode(
    _ pixels: PixelBuffer, quality: Double
  ) throws(JPEGError) -> Data {
    try checkSize(width: pixels.width, height: pixels.height)
    let percent = quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 100).rounded())
    return try writeJPEG(onWhite(pixels), quality: max(1, percent))
  }

  private static func checkSize(width: Int, height: Int) throws(JPEGError) {
    guard PixelSize(width: width, height: height).isWithinLimit else {
      throw .size(width: width, height: height)
    }
  }

  private static func onWhite(_ pixels: PixelBuffer) -> PixelBuffer {
    let opaque = PixelBuffer(width: pixels.width, height: pixels.height)
    for y in 0..<pixels.height {
      // SAFETY: both rows live for the closures and are of one width.
      unsafe pixels.withRow(y) { row in
        unsafe opaque.withRow(y) { target in
          for index in row.indices {
            let pixel = unsafe row[index]
            // Each component is at most its alpha.
            unsafe target[index] = pixel | 0xFF00_0000 &+ (255 - pixel >> 24) &* 0x01_0101
          }
        }
      }
    }
    return opaque
  }
}
