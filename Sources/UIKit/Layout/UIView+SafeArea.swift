// Safe areas: what view controllers add to the edges of their views.

import CoreGraphics

extension UIView {
  /// Whether a controller has ever added insets; until then nothing is covered.
  static var hasSafeAreas = false

  /// The superview's insets, as far as they reach into this view, and those that the view's controller adds
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets)).
  var inheritedSafeArea: UIEdgeInsets {
    guard Self.hasSafeAreas else { return .zero }
    guard let controller = storage.controller as? UIViewController else { return covered }
    return covered + controller.additionalSafeAreaInsets + controller.flow.coveredByBars
  }

  /// The part of the view that lies outside of its superview's safe area. A transform of the view changes nothing:
  /// what is moved or scaled by one stays laid out as it was.
  private var covered: UIEdgeInsets {
    guard let parent else { return .zero }
    let outer = parent.safeAreaInsets
    guard outer != .zero else { return .zero }
    let place = CGRect(
      x: center.x - bounds.width * anchorPoint.x, y: center.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
    let safe = parent.bounds.inset(by: outer)
    return UIEdgeInsets(
      top: outer.top == 0 ? 0 : max(0, safe.minY - place.minY),
      left: outer.left == 0 ? 0 : max(0, safe.minX - place.minX),
      bottom: outer.bottom == 0 ? 0 : max(0, place.maxY - safe.maxY),
      right: outer.right == 0 ? 0 : max(0, place.maxX - safe.maxX))
  }

  /// The margins that were set, and the safe area where they follow it.
  var marginsFromSafeArea: UIEdgeInsets {
    guard Self.hasSafeAreas, insetsLayoutMarginsFromSafeArea else { return storage.layoutMargins }
    return storage.layoutMargins + safeAreaInsets
  }

  /// Tells the view, its controller and those below of other insets than they had.
  func noteSafeArea() {
    let (now, before) = (safeAreaInsets, storage.rareData?.safeArea ?? .zero)
    if now != before {
      rareData.safeArea = now
      safeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
      (storage.controller as? UIViewController)?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
      frameDidChange()
    }
    for child in children { child.noteSafeArea() }
  }
}

extension UIEdgeInsets {
  /// Returns the sum of two insets, edge by edge.
  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}
