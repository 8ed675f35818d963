// The button that adds a value to a list or a dictionary.

internal import CoreGraphics
internal import UIKit

/// A plus and a word.
@MainActor
final class AddButton: FocusControl, KeyTaking {
  private let label = TextStyle.label("Add", color: Palette.accentLabel)

  init() {
    super.init()
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat { label.intrinsicContentSize.width.rounded(.up) + 32 }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 4))
  }

  override func draw(_ rect: CGRect) {
    let ground = UIBezierPath(
      roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: Metrics.radius)
    if isHovered {
      Palette.hovered.setFill()
      ground.fill()
    }
    Palette.accent.setStroke()
    if isFirstResponder {
      ground.lineWidth = 2
      ground.stroke()
    }
    let plus = UIBezierPath()
    let middle = CGPoint(x: 14, y: bounds.midY)
    plus.move(to: CGPoint(x: middle.x - 4, y: middle.y))
    plus.addLine(to: CGPoint(x: middle.x + 4, y: middle.y))
    plus.move(to: CGPoint(x: middle.x, y: middle.y - 4))
    plus.addLine(to: CGPoint(x: middle.x, y: middle.y + 4))
    plus.lineWidth = 1.5
    plus.lineCapStyle = .round
    Palette.accentLabel.setStroke()
    plus.stroke()
  }
}
