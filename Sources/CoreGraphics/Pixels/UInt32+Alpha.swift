// Conversions between premultiplied and straight alpha.

/// A pixel `0xAARRGGBB`. Both ways round to nearest, so that multiplying gives back what was
/// divided: the quotient is off by at most ½, its product with alpha/255 ≤ 1 by no more.
extension UInt32 {
  /// The pixel with red, green and blue multiplied by alpha / 255.
  @inlinable package var premultiplied: UInt32 {
    let alpha = self >> 24
    if alpha == 255 { return self }
    return mapColors { ($0 * alpha + 127) / 255 }
  }

  /// A component above its alpha counts as equal to it.
  @inlinable package var unpremultiplied: UInt32 {
    let alpha = self >> 24
    if alpha == 255 { return self }
    if alpha == 0 { return 0 }
    return mapColors { Swift.min(255, ($0 * 255 + alpha / 2) / alpha) }
  }

  /// The same alpha with other red, green and blue.
  @inlinable package func mapColors(_ change: (UInt32) -> UInt32) -> UInt32 {
    self & 0xFF00_0000 | change(self >> 16 & 255) << 16 | change(self >> 8 & 255) << 8
      | change(self & 255)
  }
}
