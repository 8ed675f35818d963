// The room of the keyboard, which does not come up here.

import CoreGraphics

/// A guide whose constraints depend on the edge it is near. Here it stays where it is
/// ([Apple](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide)).
open class UITrackingLayoutGuide: UILayoutGuide {
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {}
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {}
}

/// The room that the keyboard takes. As none comes up, it lies at the bottom of the safe area and has no
/// height above it ([Apple](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)).
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
  var keyboardGuide: UIKeyboardLayoutGuide {
    let known = layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    if let known { return known }
    let made = UIKeyboardLayoutGuide()
    take(made)
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: leadingAnchor),
      made.trailingAnchor.constraint(equalTo: trailingAnchor),
      made.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      made.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return made
  }
}
