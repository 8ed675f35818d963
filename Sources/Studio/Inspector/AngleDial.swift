// A dial for angles.

internal import CoreGraphics
internal import QuartzCore
internal import UIKit
internal import Windowing

/// A small circle with a hand that can be turned; 0° points right and 90° up, as in `LDGradientView`.
@MainActor
final class AngleDial: DragView, AccessibilityProviding {
  /// Called with degrees, and whether the turn goes on.
  var onTurn: (@MainActor (Double, Bool) -> Void)?
  /// Default: 0.
  var degrees: Double = 0 { didSet { if degrees != oldValue { setNeedsDisplay() } } }

  init() {
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(
      .dial, value: "\(NumberText.shown(degrees))°", traits: .adjustable)
    facts.range = .init(degrees, from: 0, to: 360, step: 1)
    return facts
  }

  func adopt(accessibilityNumber degrees: Double) { onTurn?(degrees, false) }

  override func draw(_ rect: CGRect) {
    let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 2.5, dy: 2.5))
    Palette.field.setFill()
    circle.fill()
    Palette.fieldEdge.setStroke()
    circle.stroke()
    let radius = bounds.width / 2 - 6
    let turn = CGAffineTransform(rotationAngle: -CGFloat(degrees) * .pi / 180)
    let tip = CGPoint(x: radius, y: 0).applying(turn)
    let hand = UIBezierPath()
    hand.move(to: CGPoint(x: bounds.midX, y: bounds.midY))
    hand.addLine(to: CGPoint(x: bounds.midX + tip.x, y: bounds.midY + tip.y))
    hand.lineWidth = 2
    hand.lineCapStyle = .round
    Palette.accent.setStroke()
    hand.stroke()
  }

  /// Whole degrees; multiples of 15 with Shift.
  override func drag(to point: CGPoint, isContinued: Bool) {
    let (x, y) = (Double(point.x - bounds.midX), Double(bounds.midY - point.y))
    guard x != 0 || y != 0 else { return }
    let unit = InputModifiers.current.contains(.shift) ? 15.0 : 1
    let angle = (arcTangent(y: y, x: x) * 180 / .pi / unit).rounded() * unit
    onTurn?(angle < 0 ? angle + 360 : angle, isContinued)
  }
}
