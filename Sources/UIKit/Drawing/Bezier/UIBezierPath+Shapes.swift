// Paths of common shapes.

public import CoreGraphics

extension UIBezierPath {
  /// Begins at the top left corner and runs clockwise.
  public convenience init(rect: CGRect) {
    // SAFETY: no matrix is passed.
    self.init(unsafe CGPath(rect: rect, transform: nil).data)
  }

  /// Begins at the middle of the right side and runs clockwise.
  public convenience init(ovalIn rect: CGRect) {
    // SAFETY: no matrix is passed.
    self.init(unsafe CGPath(ellipseIn: rect, transform: nil).data)
  }

  /// A rectangle with corners whose curvature begins at zero: each takes up 1.528665 × `cornerRadius` of
  /// its sides. Where a side is too short for that, the ends of the shape are half circles.
  ///
  /// Begins at the left end of the top side and runs clockwise. The elements are the same for every size.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// The same shape with some corners left square. UIKit does not use the height of `cornerRadii`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    guard
      allFinite(
        rect.origin.x, rect.origin.y, rect.width, rect.height, cornerRadii.width,
        cornerRadii.height, for: "UIBezierPath.init(roundedRect:…)")
    else { return }
    let rounded = RectCorners(rawValue: corners.rawValue).intersection(.all)
    data.addSmoothRoundedRect(rect.standardized, radius: cornerRadii.width, corners: rounded)
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
}
