// The appearance of a view: colours, tint, content mode and masks.

import CoreGraphics
import QuartzCore

extension UIView {
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  func setAlpha(_ new: CGFloat) {
    guard allFinite(new, for: "UIView.alpha") else { return }
    backing.opacity = Float(min(max(new, 0), 1))
  }

  /// The layer's colour; the dynamic colour that was set, while the layer still has it.
  var currentBackgroundColor: UIColor? {
    guard let color = backing.backgroundColor else { return nil }
    if let own = storage.backgroundColor, resolved(own)?.cgColor == color { return own }
    return UIColor(cgColor: color)
  }

  func setBackgroundColor(_ new: UIColor?) {
    storage.backgroundColor = new
    backing.backgroundColor = resolved(new)?.cgColor
  }

  func setTintColor(_ new: UIColor?) {
    storage.tintColor = new
    announceTint()
  }

  /// The nearest mode that is not automatic.
  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    if storage.tintAdjustmentMode != .automatic { return storage.tintAdjustmentMode }
    return parent?.tintAdjustmentMode ?? .normal
  }

  func setTintAdjustmentMode(_ new: TintAdjustmentMode) {
    storage.tintAdjustmentMode = new
    announceTint()
  }

  /// Tells this view and all that inherit from it.
  func announceTint() {
    tintColorDidChange()
    for child in children where child.storage.tintColor == nil { child.announceTint() }
  }

  func setMask(_ new: UIView?) {
    precondition(new?.parent == nil, "a mask view must not have a superview")
    storage.mask = new
    backing.mask = new?.layer
  }

  func setContentMode(_ new: ContentMode) {
    guard new != storage.contentMode else { return }
    storage.contentMode = new
    backing.contentsGravity = new.gravity
    if new == .redraw { setNeedsDisplay() }
  }
}

extension UIView.ContentMode {
  /// The layer's word for the mode. Core Animation names its edges with y up.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}
