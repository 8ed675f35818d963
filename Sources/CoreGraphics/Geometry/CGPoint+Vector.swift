// Arithmetic of points as vectors.

extension CGPoint {
  /// The sum of the coordinates.
  package static func + (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x + other.x, y: one.y + other.y)
  }

  /// The difference of the coordinates.
  package static func - (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }

  static func * (vector: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: vector.x * factor, y: vector.y * factor)
  }

  static prefix func - (vector: CGPoint) -> CGPoint { CGPoint(x: -vector.x, y: -vector.y) }

  var squaredLength: CGFloat { x * x + y * y }

  var length: CGFloat { squaredLength.squareRoot() }

  /// The vector of length 1 in the same direction; nil for none.
  ///
  /// Scaled first, so that tiny and huge vectors keep their direction.
  var normalized: CGPoint? {
    let largest = max(abs(x), abs(y))
    guard largest > 0, largest.isFinite else { return nil }
    let scaled = CGPoint(x: x / largest, y: y / largest)
    let length = scaled.length
    return CGPoint(x: scaled.x / length, y: scaled.y / length)
  }

  /// Turned by 90° from +x towards +y (clockwise on screen).
  var turned: CGPoint { CGPoint(x: -y, y: x) }

  func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

  /// Positive where `other` lies from this towards +y (clockwise on screen).
  func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }

  /// The point at the fraction `t` of the segment to `other`; exactly `other` at 1.
  package func interpolated(to other: CGPoint, _ t: CGFloat) -> CGPoint {
    t >= 1 ? other : CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
