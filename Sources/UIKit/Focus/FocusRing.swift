// The ring around the focused control.

import CoreGraphics
import QuartzCore

/// 2 points of the system's blue around a view's bounds, following its corners, in the root's
/// layer.
@MainActor final class FocusRing {
  static let width: CGFloat = 2
  /// Above whatever else the root holds.
  private static let height: CGFloat = 1_000_000

  private let layer = CALayer()
  /// The frame and radius that the layer was last given.
  private var shown = (frame: CGRect.null, radius: CGFloat(0))

  init() {
    layer.name = "focus ring"
    layer.zPosition = Self.height
    layer.borderWidth = Self.width
    layer.borderColor = UIColor.systemBlue.cgColor
  }

  /// Around `view` in the coordinates of `root`; nil takes the ring away.
  func show(around view: UIView?, in root: UIView) {
    guard let view else { return hide() }
    let bounds = view.bounds
    let frame = view.convert(bounds, to: root).insetBy(dx: -Self.width, dy: -Self.width)
    let radius = min(view.layer.cornerRadius, min(bounds.width, bounds.height) / 2)
    // Most frames move nothing here.
    guard layer.superlayer !== root.layer || shown != (frame, radius) else { return }
    shown = (frame, radius)
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    layer.frame = frame
    layer.cornerRadius = radius > 0 ? radius + Self.width : 0
    if layer.superlayer !== root.layer { root.layer.addSublayer(layer) }
  }

  private func hide() {
    guard layer.superlayer != nil else { return }
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    layer.removeFromSuperlayer()
  }
}

extension UIView {
  func setFocused(_ isFocused: Bool) {
    storage.isFocused = isFocused
  }
}
