// Cubic Bézier curves: evaluation, halves, extrema.

/// A cubic Bézier curve.
package struct CubicCurve: Hashable, Sendable {
  /// The point at t = 0.
  package var start: CGPoint
  /// The tangent at the start points to it.
  package var control1: CGPoint
  /// The tangent at the end points away from it.
  package var control2: CGPoint
  /// The point at t = 1.
  package var end: CGPoint

  /// A cubic curve with these control points.
  package init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The point at the parameter `t`, 0 … 1. O(1).
  package func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t)
      + end * (t * t * t)
  }

  /// The velocity dP/dt.
  package func derivative(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    return (control1 - start) * (3 * u * u) + (control2 - control1) * (6 * u * t)
      + (end - control2) * (3 * t * t)
  }

  /// The two halves at t = ½ (de Casteljau).
  package var halves: (CubicCurve, CubicCurve) {
    let a = (start + control1) * 0.5
    let b = (control1 + control2) * 0.5
    let c = (control2 + end) * 0.5
    let ab = (a + b) * 0.5
    let bc = (b + c) * 0.5
    let middle = (ab + bc) * 0.5
    return (
      CubicCurve(start: start, control1: a, control2: ab, end: middle),
      CubicCurve(start: middle, control1: bc, control2: c, end: end)
    )
  }

  /// A bound of the distance between the curve and its chord traversed evenly:
  /// max |P″| / 8, and P″ is linear between its ends.
  var chordError: CGFloat {
    let first = start - control1 * 2 + control2
    let second = control1 - control2 * 2 + end
    return 0.75 * max(first.squaredLength, second.squaredLength).squareRoot()
  }

  /// The unit tangent at the start; nil where all points coincide.
  var startTangent: CGPoint? {
    (control1 - start).normalized ?? (control2 - start).normalized ?? (end - start).normalized
  }

  /// The unit tangent at the end; nil where all points coincide.
  var endTangent: CGPoint? {
    (end - control2).normalized ?? (end - control1).normalized ?? (end - start).normalized
  }

  /// One divided by the radius at the start, positive where the curve turns towards `turned`; infinite or
  /// not a number where the first control point is the start.
  var startCurvature: CGFloat {
    let leg = control1 - start
    let square = leg.squaredLength
    return 2 / 3 * leg.cross(control2 - control1) / (square * square.squareRoot())
  }

  /// The same curve from its end to its start.
  var reversed: CubicCurve {
    CubicCurve(start: end, control1: control2, control2: control1, end: start)
  }

  /// The parameters in 0 … 1, both excluded, at which x or y may have an extremum.
  var extremeParameters: [CGFloat] {
    let d0 = control1 - start
    let d1 = control2 - control1
    let d2 = end - control2
    func roots(_ d0: CGFloat, _ d1: CGFloat, _ d2: CGFloat) -> [CGFloat] {
      quadraticRoots(a: d0 - 2 * d1 + d2, b: 2 * (d1 - d0), c: d0)
    }
    return (roots(d0.x, d1.x, d2.x) + roots(d0.y, d1.y, d2.y)).filter { $0 > 0 && $0 < 1 }
  }
}

/// The real roots of a·t² + b·t + c, by the form that does not cancel.
private func quadraticRoots(a: CGFloat, b: CGFloat, c: CGFloat) -> [CGFloat] {
  if a == 0 { return b == 0 ? [] : [-c / b] }
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
  return q == 0 ? [0] : [q / a, c / q]
}
