// The glow of a pressed button that asks for one.

import CoreGraphics
import QuartzCore

extension UIButton {
  /// The reach of the glow beyond the shorter side, in points.
  private static let glowReach: CGFloat = 20

  func showGlow() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    guard showsTouchWhenHighlighted, isHighlighted else {
      pressGlow?.removeFromSuperlayer()
      pressGlow = nil
      return
    }
    guard pressGlow == nil else { return }
    let glow = CAGradientLayer()
    glow.isFrameworkPart = true
    glow.type = .radial
    glow.startPoint = CGPoint(x: 0.5, y: 0.5)
    glow.endPoint = CGPoint(x: 1, y: 1)
    glow.colors = [
      UIColor(white: 1, alpha: 0.8).cgColor, UIColor(white: 1, alpha: 0).cgColor,
    ]
    pressGlow = glow
    layer.addSublayer(glow)
    placeGlow()
  }

  func placeGlow() {
    guard let pressGlow else { return }
    let side = min(bounds.width, bounds.height) + 2 * Self.glowReach
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    pressGlow.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    CATransaction.commit()
  }
}
