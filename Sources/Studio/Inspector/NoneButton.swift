// The button that takes a value away.

internal import CoreGraphics
internal import UIKit

/// A small cross.
@MainActor
final class NoneButton: HoverControl {
  private let words: String
  override var tip: Tip? { Tip(words) }

  /// `words`: the effect, for the tooltip.
  init(_ words: String = "None") {
    self.words = words
    super.init()
  }

  required init?(coder: NSCoder) { nil }

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
