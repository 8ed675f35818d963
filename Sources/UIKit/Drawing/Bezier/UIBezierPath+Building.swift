// Adding to a path.

import CoreGraphics

extension UIBezierPath {
  func begin(at point: CGPoint) {
    guard allFinite(point.x, point.y, for: "UIBezierPath.move") else { return }
    data.move(to: point)
  }

  func line(to point: CGPoint) {
    guard !data.isEmpty, allFinite(point.x, point.y, for: "UIBezierPath.addLine") else { return }
    data.line(to: point)
  }

  func cubic(to endPoint: CGPoint, _ controlPoint1: CGPoint, _ controlPoint2: CGPoint) {
    guard !data.isEmpty,
      allFinite(
        endPoint.x, endPoint.y, controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y,
        for: "UIBezierPath.addCurve")
    else { return }
    data.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  func quad(to endPoint: CGPoint, _ controlPoint: CGPoint) {
    guard !data.isEmpty,
      allFinite(
        endPoint.x, endPoint.y, controlPoint.x, controlPoint.y, for: "UIBezierPath.addQuadCurve")
    else { return }
    data.quad(to: endPoint, control: controlPoint)
  }

  func arc(
    _ center: CGPoint, _ radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat,
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

  func transformPoints(_ transform: CGAffineTransform) {
    guard
      allFinite(
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        for: "UIBezierPath.apply")
    else { return }
    data = data.applying(transform)
  }
}
