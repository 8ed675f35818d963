// A button that opens a list.

internal import CoreGraphics
internal import UIKit

/// Words between the edges of a field, with two small arrows.
@MainActor
class MenuButton: FocusControl, KeyTaking {
  let label = TextStyle.label()

  init() {
    super.init(pressedBy: .touchDown)
    contentMode = .redraw
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The chosen words; the name is that of its row.
  override var accessibilityFacts: AccessibilityFacts {
    AccessibilityFacts(.comboBox, value: label.text, traits: .button)
  }

  /// Space, Return and the down arrow open the list.
  func take(_ key: FieldKey) -> Bool {
    guard [.space, .enter, .down].contains(key.name) else { return false }
    onPress?()
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 20))
  }

  override func draw(_ rect: CGRect) {
    let width: CGFloat = isFirstResponder ? 2 : 1
    let path = UIBezierPath(
      roundedRect: bounds.insetBy(dx: width / 2, dy: width / 2),
      cornerRadius: Metrics.radius - width / 2)
    (isHovered ? Palette.hovered : Palette.field).setFill()
    path.fill()
    (isFirstResponder ? Palette.accent : Palette.fieldEdge).setStroke()
    path.lineWidth = width
    path.stroke()
    let arrows = UIBezierPath()
    let x = bounds.maxX - 12
    for sign in [-1.0, 1.0] {
      let y = bounds.midY + sign * 2.5
      arrows.move(to: CGPoint(x: x - 3, y: y))
      arrows.addLine(to: CGPoint(x: x, y: y + sign * 3))
      arrows.addLine(to: CGPoint(x: x + 3, y: y))
    }
    arrows.lineWidth = 1.25
    arrows.lineCapStyle = .round
    arrows.lineJoinStyle = .round
    Palette.secondaryLabel.setStroke()
    arrows.stroke()
  }
}
