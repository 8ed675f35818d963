// swift-format-ignore-file
// Written as people write for iOS.

import UIKit

/// A view whose layer is a class of the sources, with a property that animates and draws.
@IBDesignable
public class LayerClassFixture: UIView {
  @IBInspectable public var progress: CGFloat {
    get { ringLayer.progress }
    set { ringLayer.progress = newValue }
  }
  @IBInspectable public var tint: UIColor = UIColor.orange {
    didSet {
      ringLayer.color = tint.cgColor
      ringLayer.setNeedsDisplay()
    }
  }

  private var ringLayer: RingFixtureLayer { layer as! RingFixtureLayer }

  override public class var layerClass: AnyClass { RingFixtureLayer.self }

  override public func prepareForInterfaceBuilder() {
    progress = 0.7
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0.1
    animation.toValue = 0.7
    animation.duration = 1
    layer.add(animation, forKey: nil)
  }
}

class RingFixtureLayer: CAShapeLayer {
  var progress: CGFloat = 0.5 { didSet { strokeEnd = progress } }
  var color: CGColor {
    get { strokeColor ?? UIColor.clear.cgColor }
    set { strokeColor = newValue }
  }

  override init() {
    super.init()
    fillColor = UIColor.clear.cgColor
    strokeColor = UIColor.orange.cgColor
    lineWidth = 10
  }

  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? RingFixtureLayer { progress = other.progress }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSublayers() {
    super.layoutSublayers()
    path = UIBezierPath(ovalIn: bounds.insetBy(dx: 12, dy: 12)).cgPath
  }
}
