// The mark of a changed property.

internal import CoreGraphics
internal import UIKit

/// A dot before the name of a property whose value was changed; a press gives back the first value.
@MainActor
final class ChangeMark: HoverControl {
  /// The name of the key that does the same. Default: none.
  var key: (@MainActor () -> String?)?
  override var tip: Tip? { Tip("Changed. Click to reset", key: key?()) }

  override func draw(_ rect: CGRect) {
    let side: CGFloat = isHovered ? 8 : 6
    Palette.accent.setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    ).fill()
  }
}
