// The names that paths, views and gestures had in Swift 1 and 2, as sources still write them.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

extension UIBezierPath {
  @available(*, deprecated, renamed: "move(to:)")
  public func moveToPoint(_ point: CGPoint) { move(to: point) }
  @available(*, deprecated, renamed: "addLine(to:)")
  public func addLineToPoint(_ point: CGPoint) { addLine(to: point) }
  @available(*, deprecated, renamed: "addCurve(to:controlPoint1:controlPoint2:)")
  public func addCurveToPoint(
    _ endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  @available(*, deprecated, renamed: "addQuadCurve(to:controlPoint:)")
  public func addQuadCurveToPoint(_ endPoint: CGPoint, controlPoint: CGPoint) {
    addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }
  @available(*, deprecated, renamed: "addArc(withCenter:radius:startAngle:endAngle:clockwise:)")
  public func addArcWithCenter(
    _ center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  @available(*, deprecated, renamed: "close()")
  public func closePath() { close() }
  @available(*, deprecated, renamed: "append(_:)")
  public func appendPath(_ bezierPath: UIBezierPath) { append(bezierPath) }
  @available(*, deprecated, renamed: "apply(_:)")
  public func applyTransform(_ transform: CGAffineTransform) { apply(transform) }
}

extension UITouch {
  @available(*, deprecated, renamed: "location(in:)")
  public func locationInView(_ view: UIView?) -> CGPoint { location(in: view) }
  @available(*, deprecated, renamed: "previousLocation(in:)")
  public func previousLocationInView(_ view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UIGestureRecognizer {
  @available(*, deprecated, renamed: "location(in:)")
  public func locationInView(_ view: UIView?) -> CGPoint { location(in: view) }
}

extension UIPanGestureRecognizer {
  @available(*, deprecated, renamed: "translation(in:)")
  public func translationInView(_ view: UIView?) -> CGPoint { translation(in: view) }
}

extension UIControl {
  @available(*, deprecated, renamed: "sendActions(for:)")
  public func sendActionsForControlEvents(_ controlEvents: UIControl.Event) {
    sendActions(for: controlEvents)
  }
  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }
  @available(*, deprecated, renamed: "isSelected")
  public var selected: Bool {
    get { isSelected }
    set { isSelected = newValue }
  }
  @available(*, deprecated, renamed: "isHighlighted")
  public var highlighted: Bool {
    get { isHighlighted }
    set { isHighlighted = newValue }
  }
}

extension UIView {
  @available(*, deprecated, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }
  @available(*, deprecated, renamed: "isOpaque")
  public var opaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }
  @available(*, deprecated, renamed: "isUserInteractionEnabled")
  public var userInteractionEnabled: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }
}
