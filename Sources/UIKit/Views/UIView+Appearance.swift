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
    if Self.drawsBackground { return storage.backgroundColor }
    guard let color = backing.backgroundColor else { return nil }
    if let own = storage.backgroundColor, resolved(own)?.cgColor == color { return own }
    return UIColor(cgColor: color)
  }

  func setBackgroundColor(_ new: UIColor?) {
    storage.backgroundColor = new
    if Self.drawsBackground { return setNeedsDisplay() }
    backing.backgroundColor = resolved(new)?.cgColor
  }

  func setTintColor(_ new: UIColor?) {
    storage.tintColor = new
    announceTint()
  }

  /// The view's own tint or the inherited one, grey while the view is dimmed
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.property)).
  /// Cost grows with the number of views around this one, where none of them has a tint or mode of its own.
  var shownTint: UIColor {
    // The inherited tint has been dimmed where the mode is inherited too.
    if storage.tintColor == nil, storage.tintAdjustmentMode == .automatic {
      return parent?.tintColor ?? .systemBlue
    }
    let mode = effectiveTintAdjustmentMode
    if let own = storage.tintColor { return mode == .dimmed ? own.desaturated : own }
    // A view that is not dimmed in one that is has the tint without the dimming.
    let isBrighter = mode != .dimmed && parent?.effectiveTintAdjustmentMode == .dimmed
    let inherited = isBrighter ? parent?.undimmedTint : parent?.tintColor
    let tint = inherited ?? .systemBlue
    return mode == .dimmed ? tint.desaturated : tint
  }

  private var undimmedTint: UIColor { storage.tintColor ?? parent?.undimmedTint ?? .systemBlue }

  /// The nearest mode that is not automatic.
  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    if storage.tintAdjustmentMode != .automatic { return storage.tintAdjustmentMode }
    return parent?.tintAdjustmentMode ?? .normal
  }

  func setTintAdjustmentMode(_ new: TintAdjustmentMode) {
    storage.tintAdjustmentMode = new
    announceTintMode()
  }

  /// Tells this view and all that inherit the mode from it.
  private func announceTintMode() {
    tintColorDidChange()
    for child in children where child.storage.tintAdjustmentMode == .automatic {
      child.announceTintMode()
    }
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

extension UIColor {
  /// The grey of the same luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, without the linearisation)
  /// and alpha, in each appearance.
  fileprivate var desaturated: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat(1))
      // SAFETY: the four numbers are this function's own.
      guard unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
        return color
      }
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
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
