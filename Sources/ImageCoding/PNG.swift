// The PNG door: what is read, what is written, and how large it may be.

package import CoreGraphics

/// PNG to and from premultiplied pixels.
package enum PNG {
  /// The picture as a PNG file. The same pixels give the same bytes: 8 bits a component, RGB where
  /// every pixel is opaque and RGBA otherwise, an sRGB chunk, no time.
  ///
  /// `decode` gives back the same pixels, bit for bit, as long as no component is above its alpha.
  /// `pixelsPerMeter` is written as a pHYs chunk. Default: nil, no such chunk.
  package static func encode(
    _ pixels: PixelBuffer, pixelsPerMeter: Int? = nil
  ) throws(PNGError) -> Data {
    try checkSize(width: pixels.width, height: pixels.height)
    let isOpaque = pixels.isOpaque
    let file = try writePNG(
      straightBytes(pixels, withAlpha: !isOpaque), width: pixels.width, height: pixels.height,
      isOpaque: isOpaque)
    guard let pixelsPerMeter else { return file }
    return file.inserting(physicalSizeChunk(pixelsPerMeter), before: "IDAT")
  }

  /// Pixels of any PNG: palettes, grey, 16 bits, interlaced and transparent colours too.
  ///
  /// A gAMA chunk is honoured as libpng does (sRGB is a power of 2.2 to it); without one 16-bit
  /// samples are taken for sRGB, and so is every colour profile.
  package static func decode(_ data: Data) throws(PNGError) -> PixelBuffer {
    let header = try PNGHeader(data)
    try checkSize(width: header.width, height: header.height)
    guard header.canBeHeld(inBytes: data.count) else {
      throw .tooShort(width: header.width, height: header.height, bytes: data.count)
    }
    let pixels = PixelBuffer(width: header.width, height: header.height)
    try readPNG(data, into: pixels)
    pixels.premultiply()
    return pixels
  }

  /// The size that a PNG file says it has, in pixels; nil where it is none.
  package static func size(of data: Data) -> PixelSize? {
    (try? PNGHeader(data)).map { PixelSize(width: $0.width, height: $0.height) }
  }

  private static func checkSize(width: Int, height: Int) throws(PNGError) {
    guard PixelSize(width: width, height: height).isWithinLimit else {
      throw .size(width: width, height: height)
    }
  }

  /// Bytes B, G, R (opaque) or B, G, R, A, no longer multiplied by alpha.
  static func straightBytes(_ pixels: PixelBuffer, withAlpha: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.width * pixels.height * (withAlpha ? 4 : 3))
    for y in 0..<pixels.height {
      // SAFETY: the row lives for the closure, which touches only its indices.
      unsafe pixels.withRow(y) { row in
        for index in row.indices {
          let pixel = unsafe row[index].unpremultiplied
          bytes.append(UInt8(truncatingIfNeeded: pixel))
          bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
          bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
          if withAlpha { bytes.append(UInt8(truncatingIfNeeded: pixel >> 24)) }
        }
      }
    }
    return bytes
  }
}
