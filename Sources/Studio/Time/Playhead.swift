// The mark of the present time over ruler and bars.

internal import CoreGraphics
internal import UIKit

/// A line with a handle on top. It takes no presses.
@MainActor
final class Playhead: UIView {
  static let width: CGFloat = 11

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let middle = bounds.midX
    let handle = UIBezierPath()
    handle.move(to: CGPoint(x: middle - 4.5, y: 1))
    handle.addLine(to: CGPoint(x: middle + 4.5, y: 1))
    handle.addLine(to: CGPoint(x: middle + 4.5, y: 8))
    handle.addLine(to: CGPoint(x: middle, y: 13))
    handle.addLine(to: CGPoint(x: middle - 4.5, y: 8))
    handle.close()
    handle.lineJoinStyle = .round
    Palette.accent.setFill()
    handle.fill()
    UIBezierPath(rect: CGRect(x: middle - 0.5, y: 12, width: 1, height: bounds.height - 12)).fill()
  }
}
