// Layers of every class, what masks and shadows them, and changes to what only they have.

import CoreGraphics
import QuartzCore
import Stage
import UIKit

extension RandomScene {
  /// A view with a layer of a class that is not a view's own.
  func layerView() -> UIView {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return host(replicator())
    case 1: return host(emitter())
    case 2: return host(transformLayer())
    case 3: return host(textLayer())
    case 4: return picture()
    default: return Sketch(lines: sketchLines())
    }
  }

  /// One change to what a view's layers have besides what all views have.
  func editLayer(of view: UIView) {
    let layer = view.layer.sublayers?.randomElement(using: &random) ?? view.layer
    switch layer {
    case let gradient as CAGradientLayer: edit(gradient)
    case let shape as CAShapeLayer: edit(shape)
    case let replicator as CAReplicatorLayer: edit(replicator)
    case let emitter as CAEmitterLayer: edit(emitter)
    case let text as CATextLayer: edit(text)
    default:
      if let sketch = view as? Sketch {
        sketch.lines = sketchLines()
      } else if let picture = view as? UIImageView {
        edit(picture)
      } else {
        edit(layer)
      }
    }
  }

  // MARK: Any layer

  /// Not its speed or offset in time: an animation that a frame has ended does not begin again when time
  /// goes back, one that no frame saw does.
  func edit(_ layer: CALayer) {
    switch Int.random(in: 0..<13, using: &random) {
    case 12:
      let filters = [nil, "multiplyBlendMode", "xor", "sourceOut", "destOver", "plusL"]
      layer.compositingFilter = filters[Int.random(in: 0..<filters.count, using: &random)]
    case 10: layer.contentsScale = number(0.5...3)
    case 11: layer.mask.map { changeMask(of: $0) }
    case 0: layer.maskedCorners = CACornerMask(rawValue: UInt.random(in: 0...15, using: &random))
    case 1: layer.anchorPoint = CGPoint(x: number(-0.5...1.5), y: number(0...1))
    case 2: layer.transform = perspective()
    case 3: layer.isGeometryFlipped.toggle()
    case 4: layer.isDoubleSided.toggle()
    case 5: layer.allowsGroupOpacity.toggle()
    case 6: layer.shadowPath = layer.shadowPath == nil ? roundPath() : nil
    case 7:
      layer.borderWidth = number(0...4)
      layer.borderColor = color().cgColor
    case 8: layer.bounds.size.width = number(0...60)
    default: layer.opacity = Float(number(0...1))
    }
  }

  /// A mask of any kind, some of which cover more than the layer; or none.
  func changeMask(of layer: CALayer) {
    guard layer.mask == nil || Int.random(in: 0..<3, using: &random) > 0 else {
      layer.mask = nil
      return
    }
    if let mask = layer.mask, Bool.random(using: &random) { return edit(mask) }
    let mask: CALayer =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: shapeLayer()
      case 1: gradientLayer()
      case 2: replicator()
      default: CALayer()
      }
    mask.frame = layer.bounds.insetBy(dx: number(-9...9), dy: number(-9...9))
    if !(mask is CAShapeLayer) { mask.backgroundColor = color().cgColor }
    if Bool.random(using: &random) { mask.addSublayer(speck()) }
    layer.mask = mask
  }

  func changeShadow(of layer: CALayer) {
    layer.shadowOpacity = Float(number(0...1))
    layer.shadowRadius = number(0...30)
    layer.shadowOffset = CGSize(width: number(-5...5), height: number(-5...5))
    layer.shadowColor = color().cgColor
  }

  /// Turned in space, some of it with perspective.
  func perspective() -> CATransform3D {
    var transform = CATransform3DIdentity
    if Bool.random(using: &random) { transform.m34 = -1 / number(100...500) }
    return CATransform3DRotate(
      transform, number(-3...3), number(-1...1), number(-1...1), number(0.1...1))
  }

  // MARK: Gradients and shapes

  func gradientLayer() -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.colors = [color().cgColor, color().cgColor]
    return gradient
  }

  private func edit(_ gradient: CAGradientLayer) {
    let corner = CGPoint(x: number(0...1), y: number(0...1))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: gradient.startPoint = corner
    case 1: gradient.endPoint = corner
    case 2: gradient.colors = (0...Int(number(0...7))).map { _ in color().cgColor }
    case 3: gradient.locations = [0.2, NSNumber(value: number(0...1)), 0.8]
    case 4:
      gradient.type = [.axial, .radial, .conic].randomElement(using: &random) ?? .axial
    default: edit(gradient as CALayer)
    }
  }

  private func edit(_ shape: CAShapeLayer) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: shape.strokeStart = number(0...0.5)
    case 1: shape.lineWidth = number(0...12)
    case 2: shape.lineCap = [.butt, .round, .square].randomElement(using: &random) ?? .butt
    case 3: shape.lineJoin = [.miter, .round, .bevel].randomElement(using: &random) ?? .miter
    case 4: shape.lineDashPattern = Bool.random(using: &random) ? [5, 3] : nil
    case 5: shape.lineDashPhase = number(-9...9)
    case 6: shape.fillColor = Bool.random(using: &random) ? color().cgColor : nil
    case 7: shape.path = Bool.random(using: &random) ? roundPath() : curvedPath()
    case 8: shape.strokeEnd = number(0...1)
    default: edit(shape as CALayer)
    }
  }

  private func roundPath() -> CGPath {
    let rect = CGRect(x: number(-5...20), y: number(-5...20), width: 30, height: number(10...40))
    return UIBezierPath(roundedRect: rect, cornerRadius: 5).cgPath
  }

  private func curvedPath() -> CGPath {
    let path = CGMutablePath()
    path.move(to: spot())
    for _ in 0..<3 { path.addCurve(to: spot(), control1: spot(), control2: spot()) }
    if Bool.random(using: &random) { path.closeSubpath() }
    path.move(to: spot())
    path.addLine(to: spot())
    return path
  }

  private func spot() -> CGPoint { CGPoint(x: number(-10...60), y: number(-10...50)) }

  // MARK: Instances, particles, planes

  func replicator() -> CAReplicatorLayer {
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(9, 4, 0)
    let part = Bool.random(using: &random) ? speck() : shapeLayer()
    animate(part)
    replicator.addSublayer(part)
    return replicator
  }

  private func edit(_ replicator: CAReplicatorLayer) {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: replicator.instanceCount = Int(number(0...6))
    case 1: replicator.instanceDelay = Double(number(-0.2...0.2))
    case 2: replicator.instanceTransform = perspective()
    case 3: replicator.instanceColor = color().cgColor
    case 4: replicator.instanceAlphaOffset = Float(number(-0.4...0))
    case 5: animate(replicator.sublayers?.first)
    default: edit(replicator as CALayer)
    }
  }

  private func emitter() -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.contents = image(side: 5).cgImage
    (cell.birthRate, cell.lifetime, cell.velocity) = (20, 1, 30)
    cell.emissionRange = 6
    cell.color = color().cgColor
    emitter.emitterCells = [cell]
    emitter.emitterPosition = CGPoint(x: 30, y: 20)
    emitter.beginTime = mediaEpoch + time
    return emitter
  }

  private func edit(_ emitter: CAEmitterLayer) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: emitter.birthRate = Float(number(0...2))
    case 1: emitter.emitterPosition = spot()
    case 2: emitter.seed = UInt32(number(0...9))
    default: edit(emitter as CALayer)
    }
  }

  private func transformLayer() -> CATransformLayer {
    let layer = CATransformLayer()
    for _ in 0..<3 {
      let plane = speck()
      plane.bounds.size = CGSize(width: 20, height: 20)
      plane.zPosition = number(-9...9)
      layer.addSublayer(plane)
    }
    return layer
  }

  // MARK: Text and pictures

  private func textLayer() -> CATextLayer {
    let text = CATextLayer()
    text.string = self.text()
    text.fontSize = number(6...20)
    text.foregroundColor = color().cgColor
    return text
  }

  private func edit(_ text: CATextLayer) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: text.string = self.text()
    case 1: text.isWrapped.toggle()
    case 2: text.alignmentMode = [.left, .center, .right].randomElement(using: &random) ?? .left
    default: edit(text as CALayer)
    }
  }

  private func picture() -> UIImageView { UIImageView(image: image(side: 12)) }

  private func edit(_ picture: UIImageView) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: picture.image = image(side: number(3...30))
    case 1:
      picture.contentMode = UIView.ContentMode(rawValue: Int(number(0...12))) ?? .scaleToFill
    case 2: picture.layer.contentsRect.origin.x = number(-0.5...0.5)
    case 3:
      picture.layer.contentsCenter = CGRect(x: 0.3, y: number(0...0.5), width: 0.2, height: 0.4)
    case 4: picture.layer.magnificationFilter = Bool.random(using: &random) ? .nearest : .linear
    default: picture.image = picture.image?.withRenderingMode(.alwaysTemplate)
    }
  }

  private func image(side: CGFloat) -> UIImage {
    let (inner, outer) = (color(), color())
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      outer.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      inner.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 1, y: 1, width: side - 2, height: side - 2))
    }
  }

  private func sketchLines() -> [Sketch.Line] {
    (0...Int(number(0...3))).map { _ in
      Sketch.Line(
        from: spot(), to: spot(), color: color(),
        mode: CGBlendMode(rawValue: Int32(number(0...27))) ?? .normal,
        isLayer: Bool.random(using: &random))
    }
  }
}

/// A view that draws lines with blend modes, some in transparency layers.
final class Sketch: UIView {
  struct Line {
    let from: CGPoint
    let to: CGPoint
    let color: UIColor
    let mode: CGBlendMode
    let isLayer: Bool
  }

  var lines: [Line] { didSet { setNeedsDisplay() } }

  init(lines: [Line]) {
    self.lines = lines
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for line in lines {
      if line.isLayer { context.beginTransparencyLayer(auxiliaryInfo: nil) }
      context.setBlendMode(line.mode)
      context.setLineWidth(5)
      line.color.setStroke()
      context.strokeLineSegments(between: [line.from, line.to])
      if line.isLayer { context.endTransparencyLayer() }
    }
  }
}
