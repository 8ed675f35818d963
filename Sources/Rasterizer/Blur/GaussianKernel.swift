// A Gaussian as whole-number weights: what shadows are blurred with.

/// Weights of a Gaussian at −reach … reach; they add up to exactly 65536 and are symmetric.
struct GaussianKernel {
  /// Pixels to each side: three σ, rounded up, as the bounds of shadows have it.
  let reach: Int
  /// Weights from the middle outwards; all but the first count twice.
  let weights: [UInt32]

  /// Wider blurs than this are not told apart; it keeps their margin on the fixed grid.
  static let largestSigma = 1024.0

  init(sigma: Double) {
    let sigma = sigma > 0 ? min(sigma, GaussianKernel.largestSigma) : 0
    guard sigma > 0.05 else {
      reach = 0
      weights = [65536]
      return
    }
    reach = Int((3 * sigma).rounded(.up))
    let samples = (0...reach).map { distance in
      let x = Double(distance) / sigma
      return GaussianKernel.exponential(minus: x * x / 2)
    }
    let sum = samples[0] + 2 * samples.dropFirst().reduce(0, +)
    var weights = samples.map { UInt32($0 / sum * 65536 + 0.5) }
    // What rounding leaves goes to the middle, the largest weight.
    weights[0] = 65536 - 2 * weights.dropFirst().reduce(0, +)
    self.weights = weights
  }

  /// e^(−x) for x ≥ 0: the series of x/2⁸, squared eight times.
  private static func exponential(minus x: Double) -> Double {
    let part = -x / 256
    var value = 1 + part * (1 + part / 2 * (1 + part / 3 * (1 + part / 4 * (1 + part / 5))))
    for _ in 0..<8 { value *= value }
    return value
  }
}
