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

  /// The part of the view that lies outside of its superview's safe area, at most the superview's own insets: what
  /// reaches beyond the superview adds nothing, else a view that grows with its insets would grow without end. A
  /// transform of the view changes nothing: what is moved or scaled by one stays laid out as it was.
  private var covered: UIEdgeInsets {
    guard let parent else { return .zero }
    let outer = parent.safeAreaInsets
    guard outer != .zero else { return .zero }
    let place = CGRect(
      x: center.x - bounds.width * anchorPoint.x, y: center.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
    let safe = parent.bounds.inset(by: outer)
    return UIEdgeInsets(
      top: safe.minY - place.minY, left: safe.minX - place.minX, bottom: place.maxY - safe.maxY,
      right: place.maxX - safe.maxX
    ).bounded(by: outer)
  }

  /// The margins that were set, at least those that the view's controller and superview ask for, and the safe area
  /// where they follow it.
  var marginsFromSafeArea: UIEdgeInsets {
    var margins = storage.layoutMargins
    if let controller = storage.controller as? UIViewController {
      margins = controller.rootMargins(margins, width: bounds.width)
    }
    if preservesSuperviewLayoutMargins { margins = margins.atLeast(marginsOfSuperview) }
    guard Self.hasSafeAreas, insetsLayoutMarginsFromSafeArea else { return margins }
    return margins + safeAreaInsets
  }

  /// The superview's margins without its safe area, as far as they reach into this view, and no more than they are.
  private var marginsOfSuperview: UIEdgeInsets {
    guard let parent else { return .zero }
    let outer = parent.layoutMargins
    let covered = parent.insetsLayoutMarginsFromSafeArea ? parent.safeAreaInsets : .zero
    let own = outer - covered
    let frame = untransformedFrame
    return UIEdgeInsets(
      top: own.top - frame.minY, left: own.left - frame.minX,
      bottom: own.bottom - (parent.bounds.height - frame.maxY),
      right: own.right - (parent.bounds.width - frame.maxX)
    ).bounded(by: own)
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

extension UIViewController {
  /// The margins at the sides of a controller's view, and the width from which on they are wider: 16 points, and 20 from
  /// 400 points on. Measured by 170 views at such margins in public documents of Interface Builder, 320 to 1024 points
  /// wide; at the top and the bottom these have none.
  private static let sideMargins: (narrow: CGFloat, wide: CGFloat) = (16, 20)
  private static let wideWidth: CGFloat = 400

  /// Returns the margins of a controller's view of that width, in which `own` are set.
  func rootMargins(_ own: UIEdgeInsets, width: CGFloat) -> UIEdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins else { return own }
    let least = width < Self.wideWidth ? Self.sideMargins.narrow : Self.sideMargins.wide
    let sides = UIEdgeInsets(top: 0, left: least, bottom: 0, right: least)
    return own == ViewState.standardMargins ? sides : own.atLeast(sides)
  }

  /// The least margins of the view
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins)).
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let least = width < Self.wideWidth ? Self.sideMargins.narrow : Self.sideMargins.wide
    return NSDirectionalEdgeInsets(top: 0, leading: least, bottom: 0, trailing: least)
  }
}

extension UIEdgeInsets {
  /// Returns the larger inset of each edge.
  func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// Returns each inset, at least 0 and at most that of `most`, of which negative ones are taken as 0.
  func bounded(by most: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, min(top, most.top)), left: max(0, min(left, most.left)),
      bottom: max(0, min(bottom, most.bottom)), right: max(0, min(right, most.right)))
  }

  /// Returns the difference of two insets, edge by edge.
  static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }

  /// Returns the sum of two insets, edge by edge.
  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}
