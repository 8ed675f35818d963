// Adding to a path.

public import CoreGraphics

extension UIBezierPath {
  public func move(to point: CGPoint) {
    guard allFinite(point.x, point.y, for: "UIBezierPath.move") else { return }
    data.move(to: point)
  }

  /// A line from the current point; without one it is a move.
  public func addLine(to point: CGPoint) {
    guard allFinite(point.x, point.y, for: "UIBezierPath.addLine") else { return }
    data.line(to: point)
  }

  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    guard
      allFinite(
        endPoint.x, endPoint.y, controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y,
        for: "UIBezierPath.addCurve")
    else { return }
    data.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard
      allFinite(
        endPoint.x, endPoint.y, controlPoint.x, controlPoint.y, for: "UIBezierPath.addQuadCurve")
    else { return }
    data.quad(to: endPoint, control: controlPoint)
  }

  /// An arc, with a line from the current point to its start.
  ///
  /// Angles are radians, clockwise on the screen from the right. `clockwise` is meant as seen on
  /// the screen. From 0 to 2π clockwise is a whole circle.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    guard
      allFinite(center.x, center.y, radius, startAngle, endAngle, for: "UIBezierPath.addArc")
    else { return }
    let path = CGMutablePath(data)
    // Core Graphics means the sense with y up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
    data = path.data
  }

  /// A line back to where the subpath began.
  public func close() {
    data.close()
  }

  public func removeAllPoints() {
    data = PathData()
  }

  /// Adds another path's elements as a subpath of their own.
  public func append(_ bezierPath: UIBezierPath) {
    data.append(bezierPath.data)
  }

  public func apply(_ transform: CGAffineTransform) {
    guard
      allFinite(
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        for: "UIBezierPath.apply")
    else { return }
    data = data.applying(transform)
  }
}
