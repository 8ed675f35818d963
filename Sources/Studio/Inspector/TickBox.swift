// A box to tick.

internal import CoreGraphics
internal import UIKit

/// A small square with a tick, and words.
@MainActor
final class TickBox: FocusControl, KeyTaking {
  /// The states of the square.
  enum Mark {
    case on
    case off
    case mixed
  }

  private static let side: CGFloat = 14
  /// Default: off.
  var mark = Mark.off { didSet { if mark != oldValue { setNeedsDisplay() } } }
  private let label: UILabel

  init(_ words: String) {
    label = TextStyle.label(words)
    super.init()
    contentMode = .redraw
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(.checkBox, label: label.text, traits: .toggleButton)
    facts.isChecked = mark == .on
    return facts
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 0))
  }

  override func draw(_ rect: CGRect) {
    let frame = CGRect(
      x: 2, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
    let width: CGFloat = isFirstResponder ? 2 : 1
    let box = UIBezierPath(
      roundedRect: frame.insetBy(dx: width / 2, dy: width / 2), cornerRadius: 3.5)
    (mark == .off ? (isHovered ? Palette.hovered : Palette.field) : Palette.accent).setFill()
    box.fill()
    let isLit = isFirstResponder || mark != .off
    (isLit ? Palette.accent : isHovered ? Palette.secondaryLabel : Palette.off).setStroke()
    box.lineWidth = width
    box.stroke()
    if isFirstResponder {
      let ring = UIBezierPath(roundedRect: frame.insetBy(dx: -2, dy: -2), cornerRadius: 5.5)
      ring.lineWidth = 1.5
      Palette.accent.setStroke()
      ring.stroke()
    }
    drawMark(in: frame)
  }

  private func drawMark(in frame: CGRect) {
    guard mark != .off else { return }
    let path = UIBezierPath()
    let points: [(CGFloat, CGFloat)] =
      mark == .on ? [(3.5, 7.2), (6, 9.8), (10.5, 4.5)] : [(4, 7), (10, 7)]
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: frame.minX + point.0, y: frame.minY + point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.lineWidth = 1.75
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    Palette.onAccent.setStroke()
    path.stroke()
  }
}
