// A Gaussian as whole-number weights, with which shadows are blurred.

/// Weights of a Gaussian at −reach … reach; they add up to exactly 65536 and are symmetric. With
/// reach 0 there are none, and nothing is blurred.
///
/// The weights from any distance on add up to the exact sum, rounded: an edge's shadow, which is
/// such a sum, is not blurred by how many weights were rounded.
struct GaussianKernel {
  /// Pixels to each side.
  let reach: Int
  /// Weights from the middle outwards; all but the first count twice.
  let weights = Storage<UInt16>()

  /// Wider blurs than this are not told apart; it keeps their margin on the fixed grid.
  static let largestSigma = 1024.0

  /// The reach of a filter's blur, in σ: what lies beyond, 1/2150 of the whole, is less than an eighth of a
  /// level.
  static let filterReach = 3.5

  /// - Parameters:
  ///   - sigma: The standard deviation in pixels.
  ///   - reach: Where the Gaussian ends, in σ.
  init(sigma: Double, reach: Double) {
    let sigma = sigma > 0 ? min(sigma, GaussianKernel.largestSigma) : 0
    guard sigma > 0.05 else {
      self.reach = 0
      return
    }
    let samples = (0...Int((reach * sigma).rounded(.up))).map { distance in
      let x = Double(distance) / sigma
      return GaussianKernel.exponential(minus: x * x / 2)
    }
    let unit = 65536 / (samples[0] + 2 * samples.dropFirst().reduce(0, +))
    var last = samples.count - 1
    while last > 0 && UInt32(samples[last...].reduce(0, +) * unit + 0.5) == 0 { last -= 1 }
    self.reach = last
    weights.reserve(last + 1, filler: 0)
    var sum = samples[(last + 1)...].reduce(0, +)
    var before: UInt32 = 0
    for distance in stride(from: last, to: 0, by: -1) {
      sum += samples[distance]
      let rounded = UInt32(sum * unit + 0.5)
      weights.cells[distance] = UInt16(truncatingIfNeeded: rounded - before)
      before = rounded
    }
    weights.cells[0] = UInt16(truncatingIfNeeded: 65536 - 2 * before)
  }

  /// e^(−x) for x ≥ 0: the series of x/2⁸, squared eight times.
  private static func exponential(minus x: Double) -> Double {
    let part = -x / 256
    var value = 1 + part * (1 + part / 2 * (1 + part / 3 * (1 + part / 4 * (1 + part / 5))))
    for _ in 0..<8 { value *= value }
    return value
  }
}
