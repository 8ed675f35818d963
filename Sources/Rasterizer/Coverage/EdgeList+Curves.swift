// Curves as lines: as many as keep the area of every pixel right to half of 1/255.

internal import CoreGraphics

// Vertices lie in the middle of even steps of the parameter, two thirds of the step's rise outside of the
// curve, so that the lines between them enclose as much as it does. A step of h rises |P″| h²/8.

/// How far a curve may rise over its lines, pixels, however long they are: a pixel's area is then wrong
/// by less than 0.0019, which is half of 1/255, even where both sides of something thin cross it from
/// corner to corner. For shorter lines see `isBalancedFine`.
let flatteningTolerance = 0.001

/// The most lines that a curve becomes without being split in halves first.
private let longestRun = 512

extension EdgeList {
  mutating func quad(_ control: Vertex, to end: Vertex) {
    let start = penPosition
    let bend = start - 2 * control + end
    let speed = 2 * max(length(control - start), length(end - control))
    let count = stepCount(secondDerivative: 2 * length(bend), speed: speed)
    if count <= longestRun {
      addSteps(start, c1: 2 * (control - start), c2: bend, c3: Vertex(0, 0), end: end, count: count)
    } else {
      // The same curve as a cubic; this happens to enormous curves only.
      splitCubic(
        start + (2.0 / 3) * (control - start), end + (2.0 / 3) * (control - end), end: end, depth: 0
      )
    }
  }

  mutating func cubic(_ control1: Vertex, _ control2: Vertex, to end: Vertex) {
    splitCubic(control1, control2, end: end, depth: 0)
  }

  private mutating func splitCubic(
    _ control1: Vertex, _ control2: Vertex, end: Vertex, depth: Int
  ) {
    let start = penPosition
    let bend1 = start - 2 * control1 + control2
    let bend2 = control1 - 2 * control2 + end
    let legs = (control1 - start, control2 - control1, end - control2)
    let count = stepCount(
      secondDerivative: 6 * max(length(bend1), length(bend2)),
      speed: 3 * max(length(legs.0), length(legs.1), length(legs.2)))
    if count <= longestRun {
      addSteps(start, c1: 3 * legs.0, c2: 3 * bend1, c3: bend2 - bend1, end: end, count: count)
    } else if depth >= 48 || misses(start, control1, control2, end) {
      line(to: end)
    } else {
      let a = 0.5 * (start + control1)
      let middle = 0.5 * (control1 + control2)
      let d = 0.5 * (control2 + end)
      let b = 0.5 * (a + middle)
      let c = 0.5 * (middle + d)
      splitCubic(a, b, end: 0.5 * (b + c), depth: depth + 1)
      splitCubic(c, d, end: end, depth: depth + 1)
    }
  }

  /// The curve `start` + c1 t + c2 t² + c3 t³ from 0 to 1.
  private mutating func addSteps(
    _ start: Vertex, c1: Vertex, c2: Vertex, c3: Vertex, end: Vertex, count: Int
  ) {
    let step = 1 / Double(count)
    // The term −P″ h²/12 that is added to the curve is again such a curve.
    let low = start - step * step / 6 * c2
    let slope = c1 - step * step / 2 * c3
    for index in 0..<count {
      let t = (Double(index) + 0.5) * step
      line(to: low + t * (slope + t * (c2 + t * c3)))
    }
    line(to: end)
  }

  /// Whether a curve lies wholly outside the grid's box on one side, where its chord is as good.
  private func misses(_ a: Vertex, _ b: Vertex, _ c: Vertex, _ d: Vertex) -> Bool {
    let low = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
    let high = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    return high.x < FixedPoint.low || low.x > FixedPoint.high || high.y < FixedPoint.low
      || low.y > FixedPoint.high
  }

  @inline(__always)
  private func length(_ vector: Vertex) -> Double { (vector * vector).sum().squareRoot() }

  /// How many steps of a curve are fine, by bounds of its derivatives; 0 where its chord is.
  private func stepCount(secondDerivative: Double, speed: Double) -> Int {
    let rise = secondDerivative / 8
    if rise <= flatteningTolerance / 4 { return 0 }
    let count = balancedCount(rise: rise, chord: speed)
    return count < Double(longestRun) ? Int(count) + 1 : longestRun + 1
  }
}

/// How many even steps of a curve are fine: n of them rise `rise` / n² over chords of `chord` / n. See
/// `isBalancedFine`.
func balancedCount(rise: Double, chord: Double) -> Double {
  let tolerance = flatteningTolerance
  let near = (rise / tolerance).squareRoot()
  let balanced = cubeRoot(rise * chord / (balancedArea * tolerance * tolerance))
  return min(near, max((rise / (balancedRise * tolerance)).squareRoot(), balanced))
}

/// To some 1/1000, never less.
private func cubeRoot(_ value: Double) -> Double {
  guard value > 0, value.isFinite else { return value }
  // The power 1/4 + 1/16, then three steps of Newton's method, which come from above.
  let fourth = value.squareRoot().squareRoot()
  var root = fourth * fourth.squareRoot().squareRoot()
  for _ in 0..<3 { root = (2 * root + value / (root * root)) / 3 }
  return root
}
