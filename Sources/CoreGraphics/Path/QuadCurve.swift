// Quadratic Bézier curves.

/// A quadratic Bézier curve.
package struct QuadCurve: Hashable, Sendable {
  /// The point at t = 0.
  package var start: CGPoint
  /// The tangents at both ends run through it.
  package var control: CGPoint
  /// The point at t = 1.
  package var end: CGPoint

  /// A quadratic curve with these control points.
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

  /// The point at the parameter `t`, 0 … 1. O(1).
  package func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    return start * (u * u) + control * (2 * u * t) + end * (t * t)
  }

  /// The parameters in 0 … 1, both excluded, at which x or y may have an extremum.
  var extremeParameters: [CGFloat] {
    let bend = start - control * 2 + end
    let rise = start - control
    return [rise.x / bend.x, rise.y / bend.y].filter { $0 > 0 && $0 < 1 }
  }
}
