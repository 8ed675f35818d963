// The noise field: a random vector for each position and time.

import CoreGraphics

@MainActor enum FieldNoise {
  /// The cell size of the rough and smooth noise, in points.
  private static let cells = (rough: 20.0, smooth: 200.0)

  /// Returns a vector whose components lie between −1 and 1.
  static func at(_ place: DynamicVector, _ field: UIFieldBehavior) -> DynamicVector {
    let smoothness = min(max(Double(field.smoothness), 0), 1)
    let cell = cells.rough + (cells.smooth - cells.rough) * smoothness
    let moment = field.time * Double(field.animationSpeed)
    let (x, y) = (place.x / cell, place.y / cell)
    return DynamicVector(value(x, y, moment, seed: 1), value(x, y, moment, seed: 2))
  }

  /// Between the eight corners around.
  private static func value(_ x: Double, _ y: Double, _ t: Double, seed: Int) -> Double {
    let base = (x.rounded(.down), y.rounded(.down), t.rounded(.down))
    let part = (eased(x - base.0), eased(y - base.1), eased(t - base.2))
    var sum = 0.0
    for corner in 0..<8 {
      let step = (corner & 1, corner >> 1 & 1, corner >> 2)
      let weight =
        (step.0 == 1 ? part.0 : 1 - part.0) * (step.1 == 1 ? part.1 : 1 - part.1)
        * (step.2 == 1 ? part.2 : 1 - part.2)
      sum +=
        weight
        * hash(base.0 + Double(step.0), base.1 + Double(step.1), base.2 + Double(step.2), seed)
    }
    return sum
  }

  private static func eased(_ part: Double) -> Double { part * part * (3 - 2 * part) }

  private static func hash(_ x: Double, _ y: Double, _ t: Double, _ seed: Int) -> Double {
    var bits = UInt64(bitPattern: Int64(x) &* 73_856_093 ^ Int64(y) &* 19_349_663)
    bits ^= UInt64(bitPattern: Int64(t) &* 83_492_791) &+ UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ bits >> 31) >> 11) / Double(1 << 52) - 1
  }

  /// `base` > 0 to any power, without the C library, whose results differ between machines.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    let whole = exponent.rounded(.towardZero)
    var result = 1.0
    for _ in 0..<Int(min(abs(whole), 64)) { result *= base }
    // The fractional part of the power, by repeated square roots.
    var (rest, root, half) = (abs(exponent - whole), base, 0.5)
    while rest > 0, half > 1e-6 {
      root = root.squareRoot()
      if rest >= half { (result, rest) = (result * root, rest - half) }
      half /= 2
    }
    return exponent < 0 ? 1 / result : result
  }
}
