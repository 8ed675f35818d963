// The layout guide of the keyboard, which never appears.

import CoreGraphics

/// The layout guide of the keyboard
/// ([Apple](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)). As none
/// appears, it is at the bottom of the safe area and has no height above it.
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
