// A colour as display lists hold it.

/// A colour in sRGB components from 0 to 1, not premultiplied.
package struct RGBA: Hashable, Sendable {
  /// 0 … 1, not premultiplied.
  package var red: Double
  /// 0 … 1, not premultiplied.
  package var green: Double
  /// 0 … 1, not premultiplied.
  package var blue: Double
  /// 0 transparent … 1 opaque.
  package var alpha: Double

  /// Components in the order red, green, blue, alpha, each 0 … 1. Default: opaque.
  package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Black without alpha.
  package static let clear = RGBA(0, 0, 0, 0)
  /// Opaque black.
  package static let black = RGBA(0, 0, 0)
  /// Opaque white.
  package static let white = RGBA(1, 1, 1)
}
