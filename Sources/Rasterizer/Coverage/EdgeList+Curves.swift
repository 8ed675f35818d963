// Curves as lines: as many as keep the area of every pixel right to half of 1/255.

/// The largest distance between a curve and its lines, pixels. The mean distance is two thirds of
/// it, so that a pixel's area is wrong by less than 0.0019, which is half of 1/255, even where both
/// sides of something thin cross it from corner to corner.
let flatteningTolerance = 0.001

/// The most lines that a curve becomes without being split in halves first.
private let longestRun = 512

extension EdgeList {
  mutating func quad(_ control: Vertex, to end: Vertex) {
    let start = penPosition
    let bend = start - 2 * control + end
    let lines = lineCount(secondDerivative: 2 * length(bend))
    if lines <= longestRun {
      let slope = 2 * (control - start)
      for index in 1..<max(lines, 1) {
        let t = Double(index) / Double(lines)
        line(to: start + t * (slope + t * bend))
      }
      line(to: end)
    } else {
      // The same curve as a cubic; this happens to enormous curves only.
      splitCubic(
        start + (2.0 / 3) * (control - start), end + (2.0 / 3) * (control - end), end, depth: 0)
    }
  }

  mutating func cubic(_ control1: Vertex, _ control2: Vertex, to end: Vertex) {
    splitCubic(control1, control2, end, depth: 0)
  }

  private mutating func splitCubic(
    _ control1: Vertex, _ control2: Vertex, _ end: Vertex, depth: Int
  ) {
    let start = penPosition
    let bend1 = start - 2 * control1 + control2
    let bend2 = control1 - 2 * control2 + end
    let lines = lineCount(secondDerivative: 6 * max(length(bend1), length(bend2)))
    if lines <= longestRun {
      cubicLines(start, control1, control2, end, lines)
    } else if depth >= 48 || misses(start, control1, control2, end) {
      line(to: end)
    } else {
      let a = 0.5 * (start + control1)
      let middle = 0.5 * (control1 + control2)
      let d = 0.5 * (control2 + end)
      let b = 0.5 * (a + middle)
      let c = 0.5 * (middle + d)
      splitCubic(a, b, 0.5 * (b + c), depth: depth + 1)
      splitCubic(c, d, end, depth: depth + 1)
    }
  }

  private mutating func cubicLines(
    _ start: Vertex, _ control1: Vertex, _ control2: Vertex, _ end: Vertex, _ lines: Int
  ) {
    let c1 = 3 * (control1 - start)
    let c2 = 3 * (start - 2 * control1 + control2)
    let c3 = end - start + 3 * (control1 - control2)
    for index in 1..<max(lines, 1) {
      let t = Double(index) / Double(lines)
      line(to: start + t * (c1 + t * (c2 + t * c3)))
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

  /// n lines stay within |second derivative| / (8 n²) of a curve.
  @inline(__always)
  private func lineCount(secondDerivative: Double) -> Int {
    let count = (secondDerivative / (8 * flatteningTolerance)).squareRoot()
    return count < Double(longestRun) ? Int(count) + 1 : longestRun + 1
  }
}
