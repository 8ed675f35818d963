// The renderer's pixels in a screen's layout, exactly and the same on every machine.

internal import Windowing

/// Converts rows of `0xAARRGGBB` to a layout; alpha is dropped, and opaque where the layout has it.
///
/// A component of 8 bits gets wider by repeating its highest bits, so 0 and 255 stay the ends; it
/// gets narrower with ordered dithering by a 4 × 4 Bayer matrix that is fixed to the window's
/// pixels, so that damage does not show.
package struct PixelConverter: Sendable {
  package let layout: PixelLayout
  /// By place in the matrix × 256 + component: the component's bits in place.
  private let red: [UInt32]
  private let green: [UInt32]
  private let blue: [UInt32]

  /// Bayer's matrix by rows: each value of 0 … 15 once.
  private static let matrix: [UInt32] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

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

  /// The pixel at that place of the window in the layout, as a number.
  package func value(_ pixel: UInt32, x: Int, y: Int) -> UInt32 {
    let place = ((y & 3) * 4 + (x & 3)) * 256
    return red[place + Int(pixel >> 16 & 0xFF)] | green[place + Int(pixel >> 8 & 0xFF)]
      | blue[place + Int(pixel & 0xFF)] | layout.alphaMask
  }

  /// Converts `pixels`, whose first stands at `x`, `y` of the window, into as many of the layout.
  package func convert(
    _ pixels: UnsafeBufferPointer<UInt32>, x: Int, y: Int, to bytes: UnsafeMutableRawBufferPointer
  ) {
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
