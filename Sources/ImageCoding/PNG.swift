// PNG to and from pixels. The only file that calls libpng.

internal import CPNG
package import CoreGraphics

/// PNG to and from premultiplied pixels, through libpng's simplified interface, which catches its
/// own errors.
package enum PNG {
  /// Pixels.
  package static let maximumSide = 16384

  /// The picture as a PNG file. The same pixels give the same bytes: 8 bits a component, RGB where
  /// every pixel is opaque and RGBA otherwise, an sRGB chunk, no time.
  ///
  /// `pixelsPerMeter` is written as a pHYs chunk. Default: nil, no such chunk.
  package static func encode(
    _ pixels: PixelBuffer, pixelsPerMeter: Int? = nil
  ) throws(PNGError) -> Data {
    throw .codec(reason: "not yet")
  }

  /// Pixels of any PNG: palettes, grey, 16 bits, interlaced and transparent colours too. A gAMA
  /// chunk is honoured, colour profiles are taken for sRGB.
  package static func decode(_ data: Data) throws(PNGError) -> PixelBuffer {
    throw .codec(reason: "not yet")
  }
}
