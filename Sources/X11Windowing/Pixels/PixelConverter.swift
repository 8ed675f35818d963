// Conversion of the renderer's pixels to a screen's layout, the same on every machine.

internal import Windowing

/// Converts rows of `0xAARRGGBB` to a layout. Alpha is dropped; it is opaque where the layout has it.
///
/// A component of 8 bits is widened by repeating its highest bits, so 0 and 255 stay the ends. It is narrowed
/// by ordered dithering with a 4 × 4 Bayer matrix that is fixed to the window's pixels, so that damage does
/// not show.
package struct PixelConverter: Sendable {
  /// The layout that rows are converted to.
  package let layout: PixelLayout
  /// Indexed by place in the matrix × 256 + component: the component's bits, shifted.
  private let red: [UInt32]
  private let green: [UInt32]
  private let blue: [UInt32]

  /// Bayer's matrix by rows, each value of 0 … 15 once
  /// ([ordered dithering](https://en.wikipedia.org/wiki/Ordered_dithering)).
  private static let matrix: [UInt32] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  /// Builds the tables of three components.
  package init(_ layout: PixelLayout) {
    self.layout = layout
    red = Self.table(layout.redMask)
    green = Self.table(layout.greenMask)
    blue = Self.table(layout.blueMask)
  }

  private static func table(_ mask: UInt32) -> [UInt32] {
    let shift = UInt32(mask.trailingZeroBitCount)
    let bits = UInt32(mask.nonzeroBitCount)
    return matrix.flatMap { place in
      (0..<256).map { component(UInt32($0), bits: bits, place: place) << shift }
    }
  }

  private static func component(_ value: UInt32, bits: UInt32, place: UInt32) -> UInt32 {
    if bits >= 8 {
      let wide = value << (bits - 8)
      return wide | wide >> 8
    }
    // value / 255 of the range, rounded up in as many of 16 places as its fraction says.
    let scaled = value * ((1 << bits) - 1) * 32
    return (scaled + (2 * place + 1) * 255) / (255 * 32)
  }

  /// A pixel in the layout, as a number. `x`, `y`: its place in the window, which the dither depends on.
  package func value(_ pixel: UInt32, x: Int, y: Int) -> UInt32 {
    let place = ((y & 3) * 4 + (x & 3)) * 256
    return red[place + Int(pixel >> 16 & 0xFF)] | green[place + Int(pixel >> 8 & 0xFF)]
      | blue[place + Int(pixel & 0xFF)] | layout.alphaMask
  }

  /// Converts a row of `pixels`, the first of which is at `x`, `y` of the window, into `bytes`, which must
  /// hold as many in the layout.
  package func convert(
    _ pixels: UnsafeBufferPointer<UInt32>, x: Int, y: Int, to bytes: UnsafeMutableRawBufferPointer
  ) {
    // SAFETY: both buffers are the caller's for the call; indices stay within them, as checked.
    precondition(bytes.count >= pixels.count * layout.bytes, "the row is too short")
    for index in pixels.indices {
      let number = unsafe value(pixels[index], x: x + index, y: y)
      for byte in 0..<layout.bytes {
        let place = layout.isLittleEndian ? byte : layout.bytes - 1 - byte
        unsafe bytes[index * layout.bytes + byte] = UInt8(
          truncatingIfNeeded: number >> UInt32(place * 8))
      }
    }
  }
}
