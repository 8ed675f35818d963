// A thin slider for numbers with a range.

internal import CoreGraphics
internal import UIKit

/// A line with a knob; its value is a share from 0 to 1.
@MainActor
final class StudioSlider: DragView, AccessibilityProviding {
  private static let knob: CGFloat = 12

  /// Called with the share, and whether the slide goes on.
  var onSlide: (@MainActor (Double, Bool) -> Void)?
  /// The share, which may lie outside of 0 to 1. Default: 0.
  var share: Double = 0 { didSet { if share != oldValue { setNeedsDisplay() } } }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// The share, in per cent.
  var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(
      .slider, value: "\(Int(clampedTo: (share * 100).rounded())) %", traits: .adjustable)
    facts.range = .init(share, from: 0, to: 1, step: 0.01)
    return facts
  }

  func adopt(accessibilityNumber share: Double) { onSlide?(share, false) }

  override func draw(_ rect: CGRect) {
    let room = bounds.width - Self.knob
    let x = Self.knob / 2 + room * CGFloat(min(max(share, 0), 1))
    func line(_ from: CGFloat, _ to: CGFloat, in color: UIColor) {
      color.setFill()
      UIBezierPath(
        roundedRect: CGRect(x: from, y: bounds.midY - 2, width: max(0, to - from), height: 4),
        cornerRadius: 2
      ).fill()
    }
    line(0, bounds.width, in: Palette.fieldEdge)
    line(0, x, in: Palette.accent)
    let circle = UIBezierPath(
      ovalIn: CGRect(
        x: x - Self.knob / 2, y: bounds.midY - Self.knob / 2, width: Self.knob, height: Self.knob))
    UIColor.white.setFill()
    circle.fill()
    Palette.accent.setStroke()
    circle.lineWidth = 1.5
    circle.stroke()
  }

  override func drag(to point: CGPoint, isContinued: Bool) {
    let room = max(1, bounds.width - Self.knob)
    onSlide?(Double(min(max((point.x - Self.knob / 2) / room, 0), 1)), isContinued)
  }
}
