// swift-format-ignore-file
// Written as people write for iOS: layers.

import UIKit

/// A property that the runtime stores, that animates, and that draws.
class ManagedRingLayer: CALayer {
  @NSManaged var progress: CGFloat
  @NSManaged var tint: CGColor?

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> CAAction? {
    guard event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.value(forKey: event)
    animation.duration = 1
    return animation
  }

  override func draw(in ctx: CGContext) {
    ctx.setLineWidth(10)
    ctx.setLineCap(.round)
    ctx.setStrokeColor(tint ?? UIColor.red.cgColor)
    ctx.addArc(
      center: bounds.middle, radius: 28, startAngle: -.pi / 2,
      endAngle: progress * 2 * .pi - .pi / 2, clockwise: false)
    ctx.strokePath()
  }
}

@IBDesignable class ManagedFixture: PlateFixture {
  override class var layerClass: AnyClass { return ManagedRingLayer.self }

  @IBInspectable var progress: CGFloat {
    get { (layer as! ManagedRingLayer).progress }
    set { (layer as! ManagedRingLayer).progress = newValue }
  }

  override func setUp() {
    super.setUp()
    (layer as! ManagedRingLayer).tint = UIColor.systemGreen.cgColor
    progress = 0.7
    layer.removeAllAnimations()
  }
}

@IBDesignable class GradientLayerFixture: PlateFixture {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func setUp() {
    let gradient = layer as! CAGradientLayer
    gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemYellow.cgColor, UIColor.white.cgColor]
    gradient.locations = [0, 0.6, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.cornerRadius = 12
  }
}

@IBDesignable class RadialLayerFixture: PlateFixture {
  override func layoutSubviews() {
    super.layoutSubviews()
    let gradient = CAGradientLayer()
    gradient.type = .radial
    gradient.frame = bounds
    gradient.colors = [UIColor.white, UIColor.systemBlue, UIColor.black].map { $0.cgColor }
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    layer.addSublayer(gradient)
  }
}

@IBDesignable class DashedShapeFixture: PlateFixture {
  private let ring = CAShapeLayer()

  override func setUp() {
    super.setUp()
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemIndigo.cgColor
    ring.lineWidth = 8
    ring.lineCap = kCALineCapRound
    ring.lineDashPattern = [1, 14]
    ring.strokeStart = 0.1
    ring.strokeEnd = 0.9
    layer.addSublayer(ring)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 14, dy: 14), cornerRadius: 20).cgPath
  }
}

@IBDesignable class ReplicatorFixture: PlateFixture {
  override class var layerClass: AnyClass { CAReplicatorLayer.self }

  override func setUp() {
    super.setUp()
    let bar = CALayer()
    bar.frame = CGRect(x: 56, y: 8, width: 8, height: 18)
    bar.cornerRadius = 4
    bar.backgroundColor = UIColor.black.cgColor
    let replicator = layer as! CAReplicatorLayer
    replicator.addSublayer(bar)
    replicator.instanceCount = 12
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    replicator.instanceAlphaOffset = -1 / 13
  }
}

@IBDesignable class TextLayerFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    let text = CATextLayer()
    text.string = "layer text"
    text.fontSize = 22
    text.alignmentMode = kCAAlignmentCenter
    text.foregroundColor = UIColor.purple.cgColor
    text.frame = CGRect(x: 0, y: 26, width: 120, height: 30)
    text.contentsScale = UIScreen.main.scale
    layer.addSublayer(text)
  }
}

@IBDesignable class MaskFixture: PlateFixture {
  override func setUp() {
    backgroundColor = .systemRed
    let mask = CAShapeLayer()
    let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 5, width: 70, height: 70))
    path.append(UIBezierPath(ovalIn: CGRect(x: 40, y: 5, width: 70, height: 70)))
    path.usesEvenOddFillRule = true
    mask.path = path.cgPath
    mask.fillRule = kCAFillRuleEvenOdd
    layer.mask = mask
  }
}

@IBDesignable class ShadowFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    let card = UIView(frame: CGRect(x: 24, y: 16, width: 72, height: 44))
    card.backgroundColor = .systemYellow
    card.layer.cornerRadius = 8
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.5
    card.layer.shadowRadius = 6
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 8).cgPath
    addSubview(card)
  }
}

@IBDesignable class CornersFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    layer.cornerRadius = 24
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.borderColor = UIColor.systemBlue.cgColor
    layer.borderWidth = 3
    layer.masksToBounds = true
  }
}

@IBDesignable class TransformFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    for step in 0..<6 {
      let card = CALayer()
      card.bounds = CGRect(x: 0, y: 0, width: 50, height: 30)
      card.position = CGPoint(x: 60, y: 40)
      card.backgroundColor = UIColor(hue: CGFloat(step) / 6, saturation: 0.7, brightness: 0.9, alpha: 0.6).cgColor
      var transform = CATransform3DMakeRotation(CGFloat(step) * .pi / 6, 0, 0, 1)
      transform = CATransform3DScale(transform, 1.1, 1.1, 1)
      card.transform = CATransform3DTranslate(transform, 6, 0, 0)
      layer.addSublayer(card)
    }
  }
}

/// A layer whose delegate draws.
@IBDesignable class LayerDelegateFixture: PlateFixture {
  private let sheet = CALayer()
  private let painter = Painter()

  class Painter: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(red: 0.1, green: 0.6, blue: 0.5, alpha: 1)
      ctx.fillEllipse(in: layer.bounds)
    }
  }

  override func setUp() {
    super.setUp()
    sheet.delegate = painter
    sheet.frame = CGRect(x: 20, y: 10, width: 80, height: 60)
    layer.addSublayer(sheet)
    sheet.setNeedsDisplay()
  }
}

/// Contents that are a picture, with gravity and a stretched part.
@IBDesignable class ContentsFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.systemOrange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIColor.black.setStroke()
      context.stroke(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    for (index, gravity) in [kCAGravityCenter, kCAGravityResizeAspect, kCAGravityResize].enumerated() {
      let cell = CALayer()
      cell.frame = CGRect(x: 6 + index * 38, y: 10, width: 32, height: 60)
      cell.contents = image.cgImage
      cell.contentsGravity = gravity
      cell.backgroundColor = UIColor(white: 0.9, alpha: 1).cgColor
      layer.addSublayer(cell)
    }
  }
}

/// Particles of two cells: a fountain, and a rain from a line in another colour.
@IBDesignable class EmitterFixture: PlateFixture {
  private let emitter = CAEmitterLayer()

  override func setUp() {
    super.setUp()
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let fountain = CAEmitterCell()
    fountain.contents = dot.cgImage
    fountain.color = UIColor.systemOrange.cgColor
    fountain.greenRange = 0.5
    fountain.birthRate = 30
    fountain.lifetime = 1
    fountain.velocity = 90
    fountain.velocityRange = 30
    fountain.yAcceleration = 120
    fountain.emissionLongitude = -.pi / 2
    fountain.emissionRange = 0.9
    fountain.scaleSpeed = -0.5
    fountain.alphaSpeed = -0.5
    emitter.emitterCells = [fountain]
    emitter.emitterPosition = CGPoint(x: 60, y: 70)
    emitter.seed = 7
    layer.addSublayer(emitter)
    let rain = CAEmitterLayer()
    let drop = CAEmitterCell()
    drop.contents = dot.cgImage
    drop.color = UIColor.systemBlue.cgColor
    drop.birthRate = 12
    drop.lifetime = 2
    drop.velocity = 40
    drop.emissionLongitude = .pi / 2
    drop.scale = 0.5
    rain.emitterShape = .line
    rain.emitterSize = CGSize(width: 120, height: 0)
    rain.emitterPosition = CGPoint(x: 60, y: 0)
    rain.beginTime = CACurrentMediaTime()
    rain.emitterCells = [drop]
    layer.addSublayer(rain)
  }
}
