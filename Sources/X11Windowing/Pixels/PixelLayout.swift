// How a screen stores a pixel, as a value.

internal import Windowing

/// The bits of a TrueColor pixel.
package struct PixelLayout: Hashable, Sendable {
  /// Bytes from one pixel to the next: 2, 3 or 4.
  package let bytes: Int
  package let redMask: UInt32
  package let greenMask: UInt32
  package let blueMask: UInt32
  /// Whether a pixel's lowest byte comes first.
  package let isLittleEndian: Bool
  /// The bits beside the colours that say how opaque a pixel is; 0 where none do.
  package let alphaMask: UInt32

  /// Nil where pixels do not take 2, 3 or 4 whole bytes, or a mask is empty or not one run of at
  /// most 16 bits.
  package init?(
    bitsPerPixel: Int, redMask: UInt32, greenMask: UInt32, blueMask: UInt32,
    isLittleEndian: Bool, hasAlpha: Bool = false
  ) {
    guard [16, 24, 32].contains(bitsPerPixel),
      [redMask, greenMask, blueMask].allSatisfy(Self.isRun)
    else { return nil }
    bytes = bitsPerPixel / 8
    self.redMask = redMask
    self.greenMask = greenMask
    self.blueMask = blueMask
    self.isLittleEndian = isLittleEndian
    alphaMask = hasAlpha ? ~(redMask | greenMask | blueMask) : 0
  }

  /// The renderer's own layout: nothing is converted.
  package var isNative: Bool {
    bytes == 4 && redMask == 0xFF0000 && greenMask == 0xFF00 && blueMask == 0xFF && isLittleEndian
  }

  private static func isRun(_ mask: UInt32) -> Bool {
    guard mask != 0 else { return false }
    let run = mask >> UInt32(mask.trailingZeroBitCount)
    return run & (run &+ 1) == 0 && run.trailingZeroBitCount == 0 && run <= 0xFFFF
  }
}
