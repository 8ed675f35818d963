// A random layer tree and random edits of it, for damage's property test.

import CoreGraphics
import QuartzCore
import TestSupport

extension SeededGenerator {
  /// 0 ..< 1.
  var unit: CGFloat {
    mutating get { CGFloat(next() >> 11) / 9_007_199_254_740_992 }
  }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }
}

/// A tree of plain, gradient and shape layers.
final class RandomScene {
  let root = box(CGRect(x: 0, y: 0, width: 200, height: 120), .white)
  private var layers: [CALayer] = []

  init(_ random: inout SeededGenerator) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for _ in 0..<8 { add(&random) }
    CATransaction.commit()
  }

  private func color(_ random: inout SeededGenerator) -> CGColor {
    CGColor(
      red: random.unit, green: random.unit, blue: random.unit, alpha: min(1, random.unit * 2))
  }

  private func frame(_ random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: random.number(-10...110), y: random.number(-10...60), width: random.number(1...60),
      height: random.number(1...40))
  }

  private func path(_ random: inout SeededGenerator) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: random.number(0...40), y: random.number(0...30)))
    for _ in 0..<4 {
      let end = CGPoint(x: random.number(0...40), y: random.number(0...30))
      if random.unit < 0.5 {
        path.addLine(to: end)
      } else {
        path.addCurve(
          to: end, control1: CGPoint(x: random.number(0...40), y: random.number(0...30)),
          control2: CGPoint(x: random.number(0...40), y: random.number(0...30)))
      }
    }
    if random.unit < 0.3 { path.closeSubpath() }
    return path
  }

  private func shape(_ random: inout SeededGenerator) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path(&random)
    layer.fillColor = random.unit < 0.5 ? nil : color(&random)
    layer.strokeColor = color(&random)
    layer.lineWidth = random.number(0.5...6)
    layer.lineJoin = [.miter, .round, .bevel][Int(random.unit * 3)]
    layer.lineCap = [.butt, .round, .square][Int(random.unit * 3)]
    layer.strokeEnd = random.number(0.1...0.9)
    return layer
  }

  private func add(_ random: inout SeededGenerator) {
    let layer: CALayer
    switch Int(random.unit * 3) {
    case 0: layer = shape(&random)
    case 1:
      let gradient = CAGradientLayer()
      gradient.colors = [color(&random), color(&random)]
      layer = gradient
    default: layer = box(.zero, color(&random))
    }
    layer.frame = frame(&random)
    let parent = random.unit < 0.6 ? root : layers.randomElement(using: &random) ?? root
    parent.addSublayer(layer)
    layers.append(layer)
  }

  /// One random change, without actions.
  func edit(_ random: inout SeededGenerator) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    guard let layer = layers.randomElement(using: &random) else { return }
    switch Int(random.unit * 15) {
    case 13: layer.compositingFilter = layer.compositingFilter == nil ? "xor" : nil
    case 0: layer.frame = frame(&random)
    case 1: layer.backgroundColor = color(&random)
    case 2: layer.cornerRadius = random.number(0...15)
    case 3: layer.borderWidth = random.number(0...4)
    case 4: layer.opacity = Float(random.unit)
    case 5: layer.isHidden.toggle()
    case 6: layer.masksToBounds.toggle()
    case 7: layer.zPosition = random.number(-1...1)
    case 8: layer.setAffineTransform(CGAffineTransform(rotationAngle: random.number(-1...1)))
    case 9: layer.mask = layer.mask == nil ? shape(&random) : nil
    case 10: layer.shadowOpacity = Float(random.unit)
    case 11: add(&random)
    case 12:
      layer.removeFromSuperlayer()
      layers.removeAll { $0 === layer }
    default:
      if let shape = layer as? CAShapeLayer {
        shape.strokeEnd = random.unit
      } else {
        layer.position.x += 3.5
      }
    }
  }
}
