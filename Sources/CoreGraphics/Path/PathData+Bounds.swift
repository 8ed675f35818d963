// The box of a path, with and without its control points.

extension PathData {
  /// The smallest rectangle that holds the path itself; null for an empty path. O(n).
  ///
  /// Curves count with their extrema, not their control points. A move that nothing follows counts
  /// as on Apple's systems.
  package var bounds: CGRect {
    var box = PointBox()
    var pen = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.add(point)
        pen = point
      case .quad(let control, let end):
        box.add(QuadCurve(start: pen, control: control, end: end))
        pen = end
      case .cubic(let control1, let control2, let end):
        box.add(CubicCurve(start: pen, control1: control1, control2: control2, end: end))
        pen = end
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle that holds all points, control points too; null for an empty path.
  package var controlBounds: CGRect { CGRect(bounding: points) }
}

/// A rectangle that grows point by point.
private struct PointBox {
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
