// A tree of views that is edited at random: for comparing damaged with full repaints.

import CoreGraphics
import QuartzCore
import TestSupport
import UIKit

/// Views of many kinds under one root, and small random changes to them.
@MainActor
final class RandomScene {
  let root = UIView(frame: .zero)
  private var views: [UIView] = []
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root.backgroundColor = .white
    for _ in 0..<9 { addView() }
  }

  /// One change; its name, for the message of a failure.
  func edit() -> String {
    let view = views.randomElement(using: &random) ?? root
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return named("frame") { view.frame = frame() }
    case 1: return named("backgroundColor") { view.backgroundColor = color() }
    case 2: return named("alpha") { view.alpha = number(0...1) }
    case 3: return named("cornerRadius") { view.layer.cornerRadius = number(0...20) }
    case 4: return named("borderWidth") { view.layer.borderWidth = number(0...4) }
    case 5: return named("isHidden") { view.isHidden.toggle() }
    case 6: return named("clipsToBounds") { view.clipsToBounds.toggle() }
    case 7: return named("transform") { view.transform = transform() }
    case 8: return named("shadow") { castShadow(view) }
    case 9: return named("order") { root.bringSubviewToFront(view) }
    case 10: return named("remove and add") { replace(view) }
    case 11: return named("text") { (view as? UILabel)?.text = text() }
    case 12: return named("stroke") { trim(view) }
    case 13: return named("gradient") { turn(view) }
    case 14: return named("mask") { mask(view) }
    default: return named("two at once") { _ = (edit(), edit()) }
    }
  }

  private func named(_ name: String, _ change: () -> Void) -> String {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
    return name
  }

  private func addView() {
    let view: UIView
    switch Int.random(in: 0..<4, using: &random) {
    case 0: view = label()
    case 1: view = host(CAGradientLayer())
    case 2: view = host(shapeLayer())
    default: view = UIView(frame: frame())
    }
    view.frame = frame()
    view.backgroundColor = color()
    views.append(view)
    root.addSubview(view)
  }

  private func replace(_ view: UIView) {
    view.removeFromSuperview()
    views.removeAll { $0 === view }
    addView()
  }

  private func label() -> UILabel {
    let label = UILabel(frame: frame())
    label.text = text()
    label.font = .systemFont(ofSize: number(8...24))
    return label
  }

  private func host(_ layer: CALayer) -> UIView {
    let view = UIView(frame: frame())
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    if let gradient = layer as? CAGradientLayer {
      gradient.colors = [color().cgColor, color().cgColor]
    }
    view.layer.addSublayer(layer)
    return view
  }

  private func shapeLayer() -> CAShapeLayer {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 4, y: 30))
    for step in 1...4 {
      path.addLine(to: CGPoint(x: CGFloat(step) * 13, y: number(2...38)))
    }
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = color().cgColor
    layer.lineWidth = number(1...6)
    layer.lineCap = .round
    return layer
  }

  private func trim(_ view: UIView) {
    let shape = view.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first
    shape?.strokeEnd = number(0...1)
  }

  private func turn(_ view: UIView) {
    let gradient = view.layer.sublayers?.lazy.compactMap { $0 as? CAGradientLayer }.first
    gradient?.startPoint = CGPoint(x: number(0...1), y: number(0...1))
  }

  private func mask(_ view: UIView) {
    guard view.layer.mask == nil else {
      view.layer.mask = nil
      return
    }
    let mask = CALayer()
    mask.frame = CGRect(x: number(0...10), y: number(0...10), width: 30, height: 20)
    mask.cornerRadius = 6
    mask.backgroundColor = UIColor.black.cgColor
    view.layer.mask = mask
  }

  private func castShadow(_ view: UIView) {
    view.layer.shadowOpacity = Float(number(0...1))
    view.layer.shadowRadius = number(0...6)
    view.layer.shadowOffset = CGSize(width: number(-5...5), height: number(-5...5))
  }

  private func transform() -> CGAffineTransform {
    let turned = CGAffineTransform(rotationAngle: number(-1...1))
    return turned.scaledBy(x: number(0.5...1.5), y: number(0.5...1.5))
  }

  private func frame() -> CGRect {
    CGRect(x: number(-20...90), y: number(-20...60), width: number(0...80), height: number(0...60))
  }

  private func color() -> UIColor {
    UIColor(
      red: number(0...1), green: number(0...1), blue: number(0...1),
      alpha: Bool.random(using: &random) ? 1 : number(0...1))
  }

  private func text() -> String {
    ["Vitrine", "line chart", "0.5", "开始", ""].randomElement(using: &random) ?? ""
  }

  /// Whole, half and other fractions alike.
  private func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let value = CGFloat.random(in: range, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return min(max(value.rounded(), range.lowerBound), range.upperBound)
    case 1: return min(max((value * 2).rounded() / 2, range.lowerBound), range.upperBound)
    default: return value
    }
  }
}
