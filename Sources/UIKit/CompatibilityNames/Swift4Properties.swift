// Properties that are texts in sources of Swift 4.0 and have types of their own since 4.2.
//
// They stand in extensions of protocols, where Swift takes a second property of a name; the classes' own are
// chosen wherever they fit.

public import QuartzCore

/// Of shapes. Use `CAShapeLayer`.
public protocol _UIKitSwift4Shape {}
extension CAShapeLayer: _UIKitSwift4Shape {}

extension _UIKitSwift4Shape where Self: CAShapeLayer {
  @_disfavoredOverload public var lineCap: String {
    get { (lineCap as CAShapeLayerLineCap).rawValue }
    nonmutating set { lineCap = CAShapeLayerLineCap(rawValue: newValue) }
  }

  @_disfavoredOverload public var lineJoin: String {
    get { (lineJoin as CAShapeLayerLineJoin).rawValue }
    nonmutating set { lineJoin = CAShapeLayerLineJoin(rawValue: newValue) }
  }

  @_disfavoredOverload public var fillRule: String {
    get { (fillRule as CAShapeLayerFillRule).rawValue }
    nonmutating set { fillRule = CAShapeLayerFillRule(rawValue: newValue) }
  }
}

/// Of animations. Use `CAAnimation`.
public protocol _UIKitSwift4Animation {}
extension CAAnimation: _UIKitSwift4Animation {}

extension _UIKitSwift4Animation where Self: CAAnimation {
  @_disfavoredOverload public var fillMode: String {
    get { (fillMode as CAMediaTimingFillMode).rawValue }
    nonmutating set { fillMode = CAMediaTimingFillMode(rawValue: newValue) }
  }
}

extension CAMediaTimingFunction {
  @_disfavoredOverload public convenience init(name: String) {
    self.init(name: CAMediaTimingFunctionName(rawValue: name))
  }
}
