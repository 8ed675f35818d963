// Two small arrows that step a number.

internal import CoreGraphics
internal import UIKit

/// An arrow up and an arrow down. Holding one makes one step: whoever wants more drags the name or types.
@MainActor
final class StudioStepper: UIView {
  static let width: CGFloat = 20

  /// Called with the steps, and whether they go on with the gesture before.
  var onStep: (@MainActor (Double, Bool) -> Void)?
  private let up = StepArrow(isUp: true)
  private let down = StepArrow(isUp: false)

  init() {
    super.init(frame: .zero)
    for (arrow, sign) in [(up, 1.0), (down, -1.0)] {
      arrow.addAction(
        UIAction { [weak self] _ in self?.onStep?(sign * InputModifiers.stepFactor, false) },
        for: .touchDown)
      addSubview(arrow)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    (up.frame, down.frame) = bounds.divided(atDistance: bounds.height / 2, from: .minYEdge)
  }
}

/// One half of a stepper.
@MainActor
private final class StepArrow: UIControl, HoverTarget {
  private let isUp: Bool
  var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }
  override var isHighlighted: Bool { didSet { setNeedsDisplay() } }

  init(isUp: Bool) {
    self.isUp = isUp
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts {
    AccessibilityFacts(label: isUp ? "Increase" : "Decrease", traits: .button)
  }

  override func draw(_ rect: CGRect) {
    if isHighlighted || isHovered {
      (isHighlighted ? Palette.pressed : Palette.hovered).setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 3).fill()
    }
    let (middle, sign) = (CGPoint(x: bounds.midX, y: bounds.midY), isUp ? 1.0 : -1.0)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: middle.x - 3.5, y: middle.y + 1.75 * sign))
    path.addLine(to: CGPoint(x: middle.x, y: middle.y - 1.75 * sign))
    path.addLine(to: CGPoint(x: middle.x + 3.5, y: middle.y + 1.75 * sign))
    path.lineWidth = 1.25
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    Palette.secondaryLabel.setStroke()
    path.stroke()
  }
}
