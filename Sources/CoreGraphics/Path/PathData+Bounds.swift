// The box of a path's points, with and without its control points.

extension PathData {
  /// The smallest rectangle that holds all points, control points too; null for an empty path.
  package var controlBounds: CGRect { CGRect(bounding: points) }
}

/// A rectangle that grows point by point.
struct PointBox: Hashable {
  var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  var rect: CGRect {
    low.x > high.x
      ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  mutating func add(_ rect: CGRect) {
    guard !rect.isNull else { return }
    add(CGPoint(x: rect.minX, y: rect.minY))
    add(CGPoint(x: rect.maxX, y: rect.maxY))
  }

  func holds(_ point: CGPoint) -> Bool {
    point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
  }

  mutating func add(_ curve: QuadCurve) {
    add(curve.start)
    add(curve.end)
    if holds(curve.control) { return }
    for t in curve.extremeParameters { add(curve.point(at: t)) }
  }

  mutating func add(_ curve: CubicCurve) {
    add(curve.start)
    add(curve.end)
    if holds(curve.control1), holds(curve.control2) { return }
    for t in curve.extremeParameters { add(curve.point(at: t)) }
  }
}
