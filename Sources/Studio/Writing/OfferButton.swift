// A button of what can be done with a value that is not written.

internal import CoreGraphics
internal import UIKit

/// Words in the accent's colour that can be pressed, by the pointer and by the keyboard.
@MainActor
final class OfferButton: FocusControl, KeyTaking {
  private let label: UILabel

  init(_ offer: WriteOffer) {
    label = TextStyle.label(offer.words, TextStyle.body, color: Palette.accentLabel)
    super.init()
    contentMode = .redraw
    addSubview(label)
    onPress = offer.perform
  }

  required init?(coder: NSCoder) { nil }

  /// The width of its words with room around them.
  var naturalWidth: CGFloat { label.intrinsicContentSize.width.rounded(.up) + 16 }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override func draw(_ rect: CGRect) {
    let shape = UIBezierPath(
      roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Metrics.radius)
    if isHovered || isHighlighted {
      Palette.hovered.setFill()
      shape.fill()
    }
    (isFirstResponder ? Palette.accent : Palette.fieldEdge).setStroke()
    shape.stroke()
  }
}
