// The arrow of what can be opened.

internal import CoreGraphics
internal import UIKit

/// An arrow that points down where something is open, else right.
@MainActor
enum DisclosureArrow {
  /// Draws it around `middle`; `reach`: half of its longer side, in points.
  static func draw(at middle: CGPoint, reach: CGFloat, isOpen: Bool) {
    let path = UIBezierPath()
    for (index, along) in [-1.0, 0, 1].enumerated() {
      let (long, short) = (reach * along, reach / 2 * (along == 0 ? 1 : -1))
      let point =
        isOpen
        ? CGPoint(x: middle.x + long, y: middle.y + short)
        : CGPoint(x: middle.x + short, y: middle.y + long)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = 1.25
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    Palette.secondaryLabel.setStroke()
    path.stroke()
  }
}
