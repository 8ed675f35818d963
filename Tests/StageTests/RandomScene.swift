// A tree of views that is edited at random: for comparing damaged with full repaints.

import CoreGraphics
import QuartzCore
import Stage
import TestSupport
import UIKit

/// Views of many kinds under one root, and small random changes to them.
@MainActor
final class RandomScene {
  let root = UIView(frame: .zero)
  /// The time at which new animations begin: the stage's, in seconds.
  var time: TimeInterval = 0
  private var views: [UIView] = []
  /// Holds more sublayers than one run of items does.
  private let crowd = CALayer()
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root.backgroundColor = .white
    for _ in 0..<9 { addView() }
    root.layer.addSublayer(crowd)
    for _ in 0..<70 { crowd.addSublayer(speck()) }
  }

  /// One change; its name, for the message of a failure.
  func edit() -> String {
    let view = views.randomElement(using: &random) ?? root
    switch Int.random(in: 0..<34, using: &random) {
    case 0: return named("frame") { view.frame = frame() }
    case 1: return named("backgroundColor") { view.backgroundColor = color() }
    case 2: return named("alpha") { view.alpha = number(0...1) }
    case 3: return named("cornerRadius") { view.layer.cornerRadius = number(0...20) }
    case 4: return named("borderWidth") { view.layer.borderWidth = number(0...4) }
    case 5: return named("isHidden") { view.isHidden.toggle() }
    case 6: return named("clipsToBounds") { view.clipsToBounds.toggle() }
    case 7: return named("transform") { view.transform = transform() }
    case 8: return named("shadow") { changeShadow(of: view.layer) }
    case 9: return named("order") { root.bringSubviewToFront(view) }
    case 10: return named("remove and add") { replace(view) }
    case 11: return named("text") { (view as? UILabel)?.text = text() }
    case 12: return named("stroke") { trim(view) }
    case 13: return named("gradient") { turn(view) }
    case 14: return named("mask") { changeMask(of: view.layer) }
    case 15: return named("nest") { nest(view) }
    case 16: return named("zPosition") { view.layer.zPosition = CGFloat(Int(number(-1...1))) }
    case 17: return named("sublayerTransform") { view.layer.sublayerTransform = lean() }
    case 18: return named("scroll") { view.bounds.origin = CGPoint(x: number(-9...9), y: 3) }
    case 19: return named("speck") { editCrowd() }
    case 20:
      return named("speck that animates") {
        animate(crowd.sublayers?.randomElement(using: &random))
      }
    case 21: return named("animation") { animate(view.layer) }
    case 22: return named("animations away") { view.layer.removeAllAnimations() }
    case 23..<33: return named("layer") { editLayer(of: view) }
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
    switch Int.random(in: 0..<7, using: &random) {
    case 0: view = label()
    case 1: view = host(gradientLayer())
    case 2: view = host(shapeLayer())
    case 3...5: view = layerView()
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

  /// Into another view that is not inside it.
  private func nest(_ view: UIView) {
    guard let other = views.randomElement(using: &random), !other.isDescendant(of: view) else {
      return root.addSubview(view)
    }
    other.addSubview(view)
  }

  // MARK: The crowd

  func speck() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: number(0...96), y: number(0...68), width: 3, height: 3)
    layer.backgroundColor = color().cgColor
    return layer
  }

  private func editCrowd() {
    let specks = crowd.sublayers ?? []
    guard let one = specks.randomElement(using: &random) else { return crowd.addSublayer(speck()) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: one.removeFromSuperlayer()
    case 1, 2: crowd.insertSublayer(speck(), at: UInt32.random(in: 0..<90, using: &random))
    case 3: crowd.insertSublayer(one, at: UInt32.random(in: 0..<90, using: &random))
    case 4: one.zPosition = one.zPosition == 0 && specks.count < 70 ? 1 : 0
    default: one.backgroundColor = color().cgColor
    }
  }

  // MARK: Animations

  /// Begins at the scene's time, so that it does not matter when a frame sees it first.
  func animate(_ layer: CALayer?) {
    guard let layer else { return }
    if let mask = layer.mask, Bool.random(using: &random) { return animate(mask) }
    let line = layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first
    let (key, from, to): (String, Any, Any) =
      switch Int.random(in: 0..<14, using: &random) {
      case 0: ("opacity", number(0...1), number(0...1))
      case 1: ("position.x", number(0...90), number(0...90))
      case 2: ("transform.rotation.z", number(-3...3), number(-3...3))
      case 3: ("backgroundColor", color().cgColor, color().cgColor)
      case 4: ("zPosition", 0, 1)
      case 5: ("cornerRadius", number(0...20), number(0...20))
      case 6: ("bounds.size.width", number(0...60), number(0...60))
      case 7: ("transform", perspective(), perspective())
      case 8: ("shadowRadius", number(0...9), number(0...9))
      case 9: ("shadowOpacity", number(0...1), number(0...1))
      case 10: ("borderWidth", number(0...5), number(0...5))
      case 11: ("sublayerTransform", lean(), perspective())
      case 12: ("bounds.origin", CGPoint(x: number(-9...9), y: 0), CGPoint(x: 0, y: number(-9...9)))
      default: ("strokeEnd", number(0...1), number(0...1))
      }
    let animation = CABasicAnimation(keyPath: key)
    (animation.fromValue, animation.toValue) = (from, to)
    animation.beginTime = mediaEpoch + time + Double(number(0...0.2))
    animation.duration = Double(number(0.1...1))
    animation.autoreverses = Bool.random(using: &random)
    animation.repeatCount = Float(number(0...3))
    (key == "strokeEnd" ? line ?? layer : layer).add(animation, forKey: key)
  }

  private func lean() -> CATransform3D {
    guard Bool.random(using: &random) else { return CATransform3DIdentity }
    return CATransform3DMakeAffineTransform(transform())
  }

  private func label() -> UILabel {
    let label = UILabel(frame: frame())
    label.text = text()
    label.font = .systemFont(ofSize: number(8...24))
    return label
  }

  func host(_ layer: CALayer) -> UIView {
    let view = UIView(frame: frame())
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    view.layer.addSublayer(layer)
    return view
  }

  func shapeLayer() -> CAShapeLayer {
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

  private func transform() -> CGAffineTransform {
    let turned = CGAffineTransform(rotationAngle: number(-1...1))
    return turned.scaledBy(x: number(0.5...1.5), y: number(0.5...1.5))
  }

  private func frame() -> CGRect {
    CGRect(x: number(-20...90), y: number(-20...60), width: number(0...80), height: number(0...60))
  }

  func color() -> UIColor {
    UIColor(
      red: number(0...1), green: number(0...1), blue: number(0...1),
      alpha: Bool.random(using: &random) ? 1 : number(0...1))
  }

  func text() -> String {
    ["Vitrine", "line chart", "0.5", "开始", ""].randomElement(using: &random) ?? ""
  }

  /// Whole, half and other fractions alike.
  func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let value = CGFloat.random(in: range, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return min(max(value.rounded(), range.lowerBound), range.upperBound)
    case 1: return min(max((value * 2).rounded() / 2, range.lowerBound), range.upperBound)
    default: return value
    }
  }
}
