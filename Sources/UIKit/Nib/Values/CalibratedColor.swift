// The colour spaces that documents call calibrated: Generic RGB and Generic Gray.

import CoreGraphics

/// Converts components of Apple's Generic RGB and Generic Gray spaces, whose gamma is 1.8, to sRGB.
///
/// Computed with roots alone, so that every machine gets the same bytes.
enum CalibratedColor {
  /// The rows of the matrix from light in Generic RGB to light in sRGB, each with the sum 1: the primaries of Apple's
  /// profile in those of sRGB, both for white D50.
  static let rows: [[CGFloat]] = [
    [1.0242, -0.0276, 0.0034], [0.0207, 0.9495, 0.0298], [-0.0020, -0.0019, 1.0039],
  ]

  /// Returns light from 0 to 1: the component to the power of 9/5.
  static func linear(_ component: CGFloat) -> CGFloat {
    let fifth = root(min(max(component, 0), 1), 5)
    return (0..<9).reduce(1) { product, _ in product * fifth }
  }

  /// Applies the transfer function of sRGB to light; the power 1/2.4 is that of 5/12.
  static func encoded(_ light: CGFloat) -> CGFloat {
    let light = min(max(light, 0), 1)
    guard light > 0.0031308 else { return light * 12.92 }
    let twelfth = root(light.squareRoot().squareRoot(), 3)
    return 1.055 * (0..<5).reduce(1) { product, _ in product * twelfth } - 0.055
  }

  static func gray(_ white: CGFloat) -> CGFloat { encoded(linear(white)) }

  /// Returns the root by Newton's method, for a number from 0 to 1.
  private static func root(_ number: CGFloat, _ degree: Int) -> CGFloat {
    guard number > 1e-12 else { return 0 }
    var root: CGFloat = 1
    for _ in 0..<60 {
      let power = (1..<degree).reduce(1) { product, _ in product * root }
      root = (CGFloat(degree - 1) * root + number / power) / CGFloat(degree)
    }
    return root
  }
}
