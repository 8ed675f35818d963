// swift-format-ignore-file
// Written as people write for iOS.

import UIKit.UIControl

#if os(iOS)
import Darwin
#endif

@objc protocol DialFixtureDelegate {
  func dial(_ dial: DialFixture, turnedTo value: CGFloat)
  @objc optional func dialShouldTurn(_ dial: DialFixture) -> Bool
}

/// Selectors, key paths, outlets, an optional delegate function and overrides in an extension.
@IBDesignable @objcMembers
class DialFixture: UIControl {
  @IBInspectable var value: CGFloat = 0.25 { didSet { setNeedsDisplay() } }
  @IBInspectable var needleColor: UIColor! = .systemRed
  @IBInspectable private var tickCount: Int = 12
  @IBOutlet weak var label: UILabel!
  weak var delegate: DialFixtureDelegate?
  private var actionName = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    addTarget(self, action: #selector(DialFixture.pressed(_:)), for: .touchUpInside)
    actionName = "\(#selector(pressed(_:))) \(#keyPath(CALayer.cornerRadius))"
    sendActions(for: .touchUpInside)
  }

  @objc private func pressed(_ sender: UIControl) {
    guard delegate?.dialShouldTurn?(self) ?? true else { return }
    value += 0.5
    delegate?.dial(self, turnedTo: value)
  }

  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2 - 4
    UIColor(white: 0.92, alpha: 1).setFill()
    UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true
    )
    .fill()
    for tick in 0..<tickCount {
      let angle = CGFloat(tick) / CGFloat(tickCount) * 2 * CGFloat.pi
      stroke(from: 0.86, to: 0.96, angle, center, radius, 2, .darkGray)
    }
    stroke(from: 0, to: 0.8, value * 2 * .pi, center, radius, 4, needleColor)
  }

  private func stroke(
    from inner: CGFloat, to outer: CGFloat, _ angle: CGFloat, _ center: CGPoint, _ radius: CGFloat,
    _ width: CGFloat, _ color: UIColor
  ) {
    let path = UIBezierPath()
    path.move(
      to: CGPoint(
        x: center.x + cos(angle) * radius * inner, y: center.y + sin(angle) * radius * inner))
    path.addLine(
      to: CGPoint(
        x: center.x + cos(angle) * radius * outer, y: center.y + sin(angle) * radius * outer))
    path.lineWidth = width
    path.lineCapStyle = .round
    color.setStroke()
    path.stroke()
  }
}

extension DialFixture {
  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 120) }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    #if TARGET_INTERFACE_BUILDER
    backgroundColor = UIColor(red: 1, green: 0.98, blue: 0.9, alpha: 1)
    #endif
  }
}
