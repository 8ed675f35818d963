// The layout of a screen's pixels, as a value.

internal import Windowing

/// The bits of a TrueColor pixel: which are red, green and blue, and the order of the bytes.
package struct PixelLayout: Hashable, Sendable {
  /// Bytes from one pixel to the next: 2, 3 or 4.
  package let bytes: Int
  /// The bits of red: one run of 1 to 16.
  package let redMask: UInt32
  /// The bits of green: one run of 1 to 16.
  package let greenMask: UInt32
  /// The bits of blue: one run of 1 to 16.
  package let blueMask: UInt32
  /// Whether a pixel's lowest byte comes first (`LSBFirst`).
  package let isLittleEndian: Bool
  /// The bits of alpha; 0 where the layout has none.
  package let alphaMask: UInt32

  /// Nil where a pixel does not take 2, 3 or 4 whole bytes, or a mask is not one run of 1 to 16 bits.
  /// `hasAlpha`: the bits beside the masks are alpha.
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

  /// Whether it is the renderer's own layout, BGRA in memory: nothing is converted then.
  package var isNative: Bool {
    bytes == 4 && redMask == 0xFF0000 && greenMask == 0xFF00 && blueMask == 0xFF && isLittleEndian
  }

  private static func isRun(_ mask: UInt32) -> Bool {
    guard mask != 0 else { return false }
    let run = mask >> UInt32(mask.trailingZeroBitCount)
    return run & (run &+ 1) == 0 && run.trailingZeroBitCount == 0 && run <= 0xFFFF
  }
}
