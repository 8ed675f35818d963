// A damped spring's motion, with the house's own sine, cosine and exponential.

/// m·x″ + c·x′ + k·x = 0 with x(0) = 1.
package struct Spring {
  /// √(k/m): the angular frequency without damping, per second.
  private let natural: Double
  /// c / 2√(km): 1 is critical.
  private let ratio: Double
  /// −x′(0): towards the value.
  private let velocity: Double

  /// All finite, mass and stiffness > 0, damping ≥ 0.
  package init(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool
  ) {
    natural = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.ratio = allowsOverdamping ? ratio : min(ratio, 1)
    self.velocity = velocity
  }

  /// 1 − x at `time` seconds: 0 at the start, 1 at rest.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if ratio < 1 { return 1 - underdamped(time) }
    if ratio == 1 {
      return 1 - exponential(-natural * time) * (1 + (natural - velocity) * time)
    }
    return 1 - overdamped(time)
  }

  private func underdamped(_ time: Double) -> Double {
    let decay = ratio * natural
    let damped = natural * (1 - ratio * ratio).squareRoot()
    let turn = sineAndCosine(radians: damped * time)
    return exponential(-decay * time) * (turn.cosine + (decay - velocity) / damped * turn.sine)
  }

  private func overdamped(_ time: Double) -> Double {
    let root = natural * (ratio * ratio - 1).squareRoot()
    let slow = -ratio * natural + root
    let fast = -ratio * natural - root
    let share = (-velocity - fast) / (slow - fast)
    return share * exponential(slow * time) + (1 - share) * exponential(fast * time)
  }

  /// Seconds until the envelope of the motion falls below a thousandth for good; at most 1000.
  package var settlingDuration: Double {
    let limit = 0.001
    let longest = 1000.0
    guard ratio > 0, hull(longest) < limit else { return longest }
    var (low, high) = (0.0, longest)
    // 50 halvings of 1000 s leave less than a picosecond.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if hull(middle) < limit { high = middle } else { low = middle }
    }
    return high
  }

  /// Something that falls and that |x| never exceeds.
  private func hull(_ time: Double) -> Double {
    if ratio < 1 {
      let decay = ratio * natural
      let damped = natural * (1 - ratio * ratio).squareRoot()
      let sine = (decay - velocity) / damped
      return exponential(-decay * time) * (1 + sine * sine).squareRoot()
    }
    if ratio == 1 {
      // Grows first where the factor does; from 1/natural on it falls.
      let time = max(time, 1 / natural)
      return exponential(-natural * time) * (1 + abs(natural - velocity) * time)
    }
    let root = natural * (ratio * ratio - 1).squareRoot()
    let slow = -ratio * natural + root
    let share = abs((-velocity + ratio * natural + root) / (2 * root))
    return exponential(slow * time) * (share + abs(1 - share))
  }
}

/// eˣ with + − × ÷ alone: Taylor's series on x/2ⁿ, then n squarings. 0 below −700.
package func exponential(_ x: Double) -> Double {
  if x < -700 { return 0 }
  if x > 700 { return .greatestFiniteMagnitude }
  // x = whole·ln 2 + rest; 2ʷʰᵒˡᵉ is exact.
  let ln2 = 0.693_147_180_559_945_309_417
  let whole = (x / ln2).rounded()
  let rest = x - whole * ln2
  var sum = 1.0
  // |rest| ≤ 0.347: the 16th term is below 1e-20.
  for term in stride(from: 16.0, through: 1, by: -1) { sum = 1 + rest * sum / term }
  return Double(sign: .plus, exponent: Int(whole), significand: sum)
}
