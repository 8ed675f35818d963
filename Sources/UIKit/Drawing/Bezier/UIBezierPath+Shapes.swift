// Paths of common shapes.

public import CoreGraphics

extension UIBezierPath {
  /// Begins at the top left corner and runs clockwise.
  public convenience init(rect: CGRect) {
    // SAFETY: the pointer to the transform is nil.
    self.init(unsafe CGPath(rect: rect, transform: nil).data)
  }

  /// Begins at the middle of the right side and runs clockwise.
  public convenience init(ovalIn rect: CGRect) {
    // SAFETY: the pointer to the transform is nil.
    self.init(unsafe CGPath(ellipseIn: rect, transform: nil).data)
  }

  /// Corners are quarters of a circle. Begins at the left end of the top side and runs clockwise.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Corners are quarters of ellipses, limited to half of the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    guard
      allFinite(
        rect.origin.x, rect.origin.y, rect.width, rect.height, cornerRadii.width,
        cornerRadii.height, for: "UIBezierPath.init(roundedRect:…)")
    else { return }
    addRoundedRect(rect.standardized, corners, radii: cornerRadii)
  }

  /// An open arc; see `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init(cgPath.data)
  }

  private func addRoundedRect(_ rect: CGRect, _ corners: UIRectCorner, radii: CGSize) {
    let width = min(max(0, radii.width), rect.width / 2)
    let height = min(max(0, radii.height), rect.height / 2)
    guard width > 0, height > 0, !corners.isEmpty else { return data.addRect(rect) }
    var path = PathData()
    path.move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? width : 0), y: rect.minY))
    // Each corner with the direction in which the path comes; it leaves to the right of that.
    for (corner, x, y, direction) in [
      (UIRectCorner.topRight, rect.maxX, rect.minY, CGPoint(x: 1, y: 0)),
      (.bottomRight, rect.maxX, rect.maxY, CGPoint(x: 0, y: 1)),
      (.bottomLeft, rect.minX, rect.maxY, CGPoint(x: -1, y: 0)),
      (.topLeft, rect.minX, rect.minY, CGPoint(x: 0, y: -1)),
    ] {
      if corners.contains(corner) {
        path.addCorner(CGPoint(x: x, y: y), direction, width: width, height: height)
      } else {
        path.line(to: CGPoint(x: x, y: y))
      }
    }
    path.close()
    data.append(path)
  }
}

extension PathData {
  /// A line to a corner's beginning and the quarter of an ellipse around it, clockwise.
  fileprivate mutating func addCorner(
    _ corner: CGPoint, _ direction: CGPoint, width: CGFloat, height: CGFloat
  ) {
    func before(_ fraction: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x - direction.x * width * fraction, y: corner.y - direction.y * height * fraction)
    }
    func after(_ fraction: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x - direction.y * width * fraction, y: corner.y + direction.x * height * fraction)
    }
    // The distance of a cubic's control points from the corner for a quarter circle: 1 − 4/3·(√2 −
    // 1).
    let rest = 1 - 4.0 / 3 * (2.0.squareRoot() - 1)
    line(to: before(1))
    cubic(to: after(1), control1: before(rest), control2: after(rest))
  }
}
