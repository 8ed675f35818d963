// A cubic Bézier timing curve.

public import CoreGraphics

/// A cubic Bézier curve from (0, 0) to (1, 1)
/// ([Apple](https://developer.apple.com/documentation/uikit/uicubictimingparameters)).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Ease in and out.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let function = CAMediaTimingFunction(name: curve.name)
    controlPoint1 = CGPoint(function.controlPoint(at: 1))
    controlPoint2 = CGPoint(function.controlPoint(at: 2))
    isBuiltin = true
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltin = false
  }

  /// Foundation's coder holds no curve of ours: a decoded one eases in and out.
  public required convenience init?(coder: NSCoder) { self.init() }

  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

extension CGPoint {
  fileprivate init(_ point: (x: Float, y: Float)) {
    self.init(x: CGFloat(point.x), y: CGFloat(point.y))
  }
}
