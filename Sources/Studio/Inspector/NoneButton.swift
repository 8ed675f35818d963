// The button that takes an optional's value away.

internal import CoreGraphics
internal import UIKit

/// A small cross.
@MainActor
final class NoneButton: UIControl, HoverTarget {
  /// Called when it is pressed.
  var onPress: (@MainActor () -> Void)?
  var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    addAction(UIAction { [weak self] _ in self?.onPress?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var tip: Tip? { Tip("None") }

  override func draw(_ rect: CGRect) {
    if isHovered {
      Palette.hovered.setFill()
      UIBezierPath(roundedRect: bounds.insetBy(dx: 0, dy: 2), cornerRadius: 4).fill()
    }
    let cross = UIBezierPath()
    for sign in [-1.0, 1.0] {
      cross.move(to: CGPoint(x: bounds.midX - 3.5, y: bounds.midY - 3.5 * sign))
      cross.addLine(to: CGPoint(x: bounds.midX + 3.5, y: bounds.midY + 3.5 * sign))
    }
    cross.lineWidth = 1.25
    cross.lineCapStyle = .round
    Palette.secondaryLabel.setStroke()
    cross.stroke()
  }
}
