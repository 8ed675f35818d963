// A button of words that takes the keyboard.

internal import CoreGraphics
internal import UIKit

/// Words between the edges of a field.
@MainActor
final class WordButton: FocusControl, KeyTaking {
  private let label: UILabel

  init(_ words: String) {
    label = TextStyle.label(words)
    label.textAlignment = .center
    super.init()
    contentMode = .redraw
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var isEnabled: Bool {
    didSet {
      label.textColor = isEnabled ? Palette.label : Palette.disabledLabel
      setNeedsDisplay()
    }
  }

  override var isHighlighted: Bool { didSet { setNeedsDisplay() } }

  override var canBecomeFirstResponder: Bool { isEnabled }

  /// The width of its words with room around them.
  var naturalWidth: CGFloat { label.intrinsicContentSize.width.rounded(.up) + 24 }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func draw(_ rect: CGRect) {
    let width: CGFloat = isFirstResponder ? 2 : 1
    let path = UIBezierPath(
      roundedRect: bounds.insetBy(dx: width / 2, dy: width / 2),
      cornerRadius: Metrics.radius - width / 2)
    let ground = isHighlighted ? Palette.pressed : isHovered ? Palette.hovered : Palette.field
    (isEnabled ? ground : Palette.panel).setFill()
    path.fill()
    (isFirstResponder ? Palette.accent : Palette.fieldEdge).setStroke()
    path.lineWidth = width
    path.stroke()
  }
}
