// Quadratic Bézier curves.

/// A quadratic Bézier curve.
package struct QuadCurve: Hashable, Sendable {
  package var start: CGPoint
  package var control: CGPoint
  package var end: CGPoint

  package init(start: CGPoint, control: CGPoint, end: CGPoint) {
    self.start = start
    self.control = control
    self.end = end
  }

  /// The same curve as a cubic.
  package var cubic: CubicCurve {
    CubicCurve(
      start: start, control1: start + (control - start) * (2.0 / 3),
      control2: end + (control - end) * (2.0 / 3), end: end)
  }

  package func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    return start * (u * u) + control * (2 * u * t) + end * (t * t)
  }

  /// Where x or y may be extreme, inside 0 … 1.
  var extremeParameters: [CGFloat] {
    let bend = start - control * 2 + end
    let rise = start - control
    return [rise.x / bend.x, rise.y / bend.y].filter { $0 > 0 && $0 < 1 }
  }
}
