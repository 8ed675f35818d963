// A colour as display lists hold it.

/// A colour in sRGB components from 0 to 1, not premultiplied.
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
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
  package static let black = RGBA(0, 0, 0)
  package static let white = RGBA(1, 1, 1)
}
