// Whether a point lies inside a path.

extension PathData {
  /// Whether `point` lies inside; open subpaths count as closed. A point on the edge may be either.
  ///
  /// Curves are flattened to `tolerance` (in the path's unit). O(n).
  package func contains(
    _ point: CGPoint, _ rule: CGPathFillRule = .winding, tolerance: CGFloat = 0.01
  ) -> Bool {
    guard point.isFinite, controlBounds.insetBy(dx: -1, dy: -1).contains(point) else {
      return false
    }
    let winding = flattened(tolerance: tolerance).windingNumber(around: point)
    return rule == .winding ? winding != 0 : winding & 1 != 0
  }

  /// How often the lines go around `point`, positive from +x towards +y; curves count as chords.
  package func windingNumber(around point: CGPoint) -> Int {
    var winding = 0
    var start = CGPoint.zero
    var pen = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let next):
        winding += crossing(from: pen, to: start, of: point)
        start = next
        pen = next
      case .line(let next), .quad(_, let next), .cubic(_, _, let next):
        winding += crossing(from: pen, to: next, of: point)
        pen = next
      case .close:
        winding += crossing(from: pen, to: start, of: point)
        pen = start
      }
    }
    return winding + crossing(from: pen, to: start, of: point)
  }
}

/// +1 or −1 where the line crosses the ray from `point` towards +x, else 0.
private func crossing(from one: CGPoint, to other: CGPoint, of point: CGPoint) -> Int {
  guard (one.y <= point.y) != (other.y <= point.y) else { return 0 }
  let side = (other - one).cross(point - one)
  if other.y > one.y { return side > 0 ? 1 : 0 }
  return side < 0 ? -1 : 0
}
