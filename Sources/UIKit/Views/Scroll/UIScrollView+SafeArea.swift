// The part of the safe area that scroll views keep their contents out of.

import CoreGraphics

extension UIScrollView {
  /// The insets from the safe area, as the behaviour says
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior)).
  var insetsFromSafeArea: UIEdgeInsets {
    guard Self.hasSafeAreas else { return .zero }
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .scrollableAxes, .automatic:
      let isTall = isInContainerWithBars || scrolls(.vertical, within: safe)
      let isWide = scrolls(.horizontal, within: safe)
      return UIEdgeInsets(
        top: isTall ? safe.top : 0, left: isWide ? safe.left : 0, bottom: isTall ? safe.bottom : 0,
        right: isWide ? safe.right : 0)
    }
  }

  /// Whether contents are larger than the view, or bounce all the same.
  private func scrolls(_ axis: NSLayoutConstraint.Axis, within safe: UIEdgeInsets) -> Bool {
    axis == .horizontal
      ? contentSize.width > bounds.width || alwaysBounceHorizontal
      : contentSize.height > bounds.height || alwaysBounceVertical
  }

  /// Whether the view is the main one of a controller in a navigation or tab bar controller that adjusts it.
  private var isInContainerWithBars: Bool {
    guard contentInsetAdjustmentBehavior == .automatic,
      let controller = storage.controller ?? parent?.storage.controller,
      let controller = controller as? UIViewController
    else { return false }
    return controller.automaticallyAdjustsScrollViewInsets
      && (controller.navigationController != nil || controller.tabBarController != nil)
  }

  /// Keeps contents that stand at their upper end there when the insets change.
  func followSafeArea() {
    let (now, before) = (insetsFromSafeArea, knownSafeInsets)
    guard now != before else { return }
    knownSafeInsets = now
    let top = CGPoint(x: -contentInset.left - before.left, y: -contentInset.top - before.top)
    if contentOffset == top {
      moveContents(to: CGPoint(x: -contentInset.left - now.left, y: -contentInset.top - now.top))
    }
    adjustedContentInsetDidChange()
    setNeedsLayout()
  }
}
