// The heights of bars, by device and orientation.

import CoreGraphics

/// The heights of bars in points, without the parts of the screen that they reach below.
///
/// They are those of iOS 12 to 18, which iOS 26 keeps for applications that ask for the former design
/// (`UIDesignRequiresCompatibility`). Apple documents none; Tencent/QMUI_iOS#633 lists what devices show, and
/// microsoft/fluentui-apple#1727 says the same of small phones that lie.
@MainActor struct BarHeights {
  private let isPad: Bool
  /// Whether it is a phone that lies, and not one of the large ones.
  private let isLow: Bool
  /// Whether the device has a home indicator.
  private let hasIndicator: Bool

  /// The heights in a view's surroundings.
  init(of view: UIView) {
    let traits = view.traitCollection
    isPad = traits.userInterfaceIdiom == .pad
    isLow = traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
    hasIndicator = view.top.safeAreaInsets.bottom > 0
  }

  var navigationBar: CGFloat { isPad ? 50 : isLow ? 32 : 44 }
  /// On a pad with a home indicator the bar has some of its room; on a phone that stands it is higher above one: 49 in
  /// 107 toolbars of public documents of Interface Builder.
  var toolbar: CGFloat {
    if isPad { return hasIndicator ? 45 : 50 }
    return isLow ? 32 : hasIndicator ? 49 : 44
  }
  var tabBar: CGFloat { isPad ? hasIndicator ? 45 : 50 : isLow ? 32 : 49 }
}

extension UIView {
  /// Whether the view is on a phone that lies, where bars are low and show no large title.
  var isInCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }

  /// Lets the bar and what is around it follow other size classes.
  func followSizeClasses(_ previous: UITraitCollection?) {
    guard
      previous?.verticalSizeClass != traitCollection.verticalSizeClass
        || previous?.horizontalSizeClass != traitCollection.horizontalSizeClass
        || previous?.userInterfaceIdiom != traitCollection.userInterfaceIdiom
    else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
