// The layout guide of the keyboard.

public import CoreGraphics

/// The layout guide of the keyboard
/// ([Apple](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)). While none is shown, it is at the
/// bottom of the safe area and has no height above it.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Has no effect: the keyboard stays docked.
  open var followsUndockedKeyboard = false
  /// Whether the guide's top is the safe area's bottom while no keyboard is shown. Default: true.
  open var usesBottomSafeArea = true { didSet { follow() } }
  /// Has no effect.
  open var keyboardDismissPadding: CGFloat = 0

  fileprivate var toSafeArea: NSLayoutConstraint?
  fileprivate var toBottom: NSLayoutConstraint?

  /// Moves to the keyboard's upper edge.
  fileprivate func follow() {
    guard let view = owningView, let toSafeArea, let toBottom else { return }
    let keyboard = view.window?.keyboardFrame.map { view.convert($0, from: view.window) }
    let height = keyboard.map { max(0, view.bounds.maxY - max($0.minY, view.bounds.minY)) } ?? 0
    let isCovered = height > (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
    toBottom.constant = -height
    if isCovered || !usesBottomSafeArea {
      toSafeArea.isActive = false
      toBottom.isActive = true
    } else {
      toBottom.isActive = false
      toSafeArea.isActive = true
    }
  }
}

extension UIView {
  var keyboardGuide: UIKeyboardLayoutGuide {
    let known = layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    if let known { return known }
    let made = UIKeyboardLayoutGuide()
    take(made)
    made.toSafeArea = made.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
    made.toBottom = made.topAnchor.constraint(equalTo: bottomAnchor)
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: leadingAnchor),
      made.trailingAnchor.constraint(equalTo: trailingAnchor),
      made.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    made.toSafeArea?.isActive = true
    made.follow()
    return made
  }

  /// Lets the keyboard's guides of this view and those below follow it, and what is presented lay out anew.
  func followKeyboard() {
    for guide in layoutGuides { (guide as? UIKeyboardLayoutGuide)?.follow() }
    if self is PresentationContainerView { setNeedsLayout() }
    (self as? UIScrollView)?.avoidKeyboard()
    for child in children { child.followKeyboard() }
  }
}
