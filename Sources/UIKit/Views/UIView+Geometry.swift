// Setting a view's frame, bounds and transform, and the effects of a new size.

import CoreGraphics
import QuartzCore

extension UIView {
  func setFrame(_ new: CGRect) {
    guard isFinite(new, "UIView.frame") else { return }
    changingFrame { changingSize { backing.frame = new.standardized } }
  }

  func setBounds(_ new: CGRect) {
    guard isFinite(new, "UIView.bounds") else { return }
    changingFrame { changingSize { backing.bounds = new.standardized } }
  }

  func setCenter(_ new: CGPoint) {
    guard allFinite(new.x, new.y, for: "UIView.center") else { return }
    changingFrame { backing.position = new }
  }

  func setTransform(_ new: CGAffineTransform) {
    let name: StaticString = "UIView.transform"
    guard allFinite(new.a, new.b, new.c, new.d, new.tx, new.ty, for: name) else { return }
    backing.setAffineTransform(new)
  }

  func setContentScaleFactor(_ new: CGFloat) {
    guard new > 0, allFinite(new, for: "UIView.contentScaleFactor") else { return }
    storage.contentScaleFactor = new
    scaleDidChange()
  }

  /// The pixels per point of the screen that shows this hierarchy. Set on the root and on a page with a screen of its own;
  /// applies to the descendants. A change invalidates layout and drawing.
  package var outputScale: CGFloat {
    get { storage.treeScale.screen }
    set {
      guard newValue > 0, newValue.isFinite else { return }
      setTreeScale { $0.screen = newValue }
    }
  }

  /// How many times larger than on its screen this hierarchy is shown. Set like ``outputScale``. Images are chosen for it;
  /// layout does not know it. Default: 1.
  package var outputZoom: CGFloat {
    get { storage.treeScale.zoom }
    set {
      guard newValue > 0, newValue.isFinite else { return }
      setTreeScale { $0.zoom = newValue }
    }
  }

  private func setTreeScale(_ change: (inout TreeScale) -> Void) {
    var scale = storage.treeScale
    change(&scale)
    storage.ownScale = scale
    adoptTreeScale(scale)
  }

  /// Takes over the scale of the tree that the view is in, unless it has one of its own.
  func adoptTreeScale(_ inherited: TreeScale) {
    let (scale, old) = (storage.ownScale ?? inherited, storage.treeScale)
    guard scale != old else { return }
    storage.treeScale = scale
    if scale.zoom != old.zoom { zoomDidChange() }
    if scale.screen != old.screen, storage.contentScaleFactor == nil { scaleDidChange() }
    for child in children { child.adoptTreeScale(scale) }
  }

  /// Tells the constraints when `change` did change something.
  private func changingFrame(_ change: () -> Void) {
    let (bounds, center) = (bounds, center)
    change()
    if self.bounds != bounds || self.center != center { frameDidChange() }
  }

  /// Applies the effects of a new size: autoresizing, layout, and redrawing where requested.
  private func changingSize(_ change: () -> Void) {
    let old = bounds.size
    change()
    guard bounds.size != old else { return }
    if autoresizesSubviews { resizeSubviews(from: old) }
    setNeedsLayout()
    if contentMode == .redraw { setNeedsDisplay() }
  }

  private func isFinite(_ rect: CGRect, _ name: StaticString) -> Bool {
    allFinite(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, for: name)
  }
}

extension CGFloat {
  /// The nearest multiple of a pixel, at `scale` pixels per point; halves go up.
  package func snapped(toPixelsOf scale: CGFloat) -> CGFloat {
    (self * scale + 0.5).rounded(.down) / scale
  }

  /// The next multiple of a pixel that is not less, forgiving rounding errors below 1/1000 pixel.
  package func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
    (self * scale - 0.001).rounded(.up) / scale
  }
}
