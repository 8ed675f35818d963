// Which of UIKit's classes are views, and which of Core Animation's are layers.

/// The framework's classes that a source may build on.
enum FrameworkClasses {
  static let views: Set<String> = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView",
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIProgressView", "UIPageControl",
    "UIActivityIndicatorView", "UIStackView", "UIScrollView", "UIVisualEffectView", "UIWindow",
    "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView",
    "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView",
    "UIDatePicker", "UIPickerView",
    "UISearchBar", "UIToolbar", "UINavigationBar", "UITabBar", "UIInputView",
  ]

  /// Of objects that layers keep under keys.
  static let values: Set<String> = [
    "CGColor", "CGPath", "CGImage", "CGGradient", "UIColor", "UIFont", "UIImage", "UIBezierPath",
    "NSAttributedString", "NSNumber", "NSString", "NSArray",
  ]

  static let layers: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer",
    "CATransformLayer", "CAEmitterLayer", "CAScrollLayer", "CATiledLayer",
  ]

  /// Those whose extensions declare what a source's own classes override.
  static let areExtended = views.union(layers).union([
    "NSObject", "UIResponder", "UIViewController", "UITableViewController",
    "UICollectionViewController", "UINavigationController", "UITabBarController",
  ])

  /// The functions that delegates need not have on Apple's systems, by their base names, but for those
  /// that might as well be a closure of a source's own.
  static let delegateMethods: Set<String> = [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
    "scrollViewWillEndDragging", "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "viewForZooming",
    "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
    "textField", "textFieldShouldBeginEditing", "textFieldDidBeginEditing",
    "textFieldShouldEndEditing", "textFieldDidEndEditing", "textFieldDidChangeSelection",
    "textFieldShouldClear", "textFieldShouldReturn",
    "textView", "textViewShouldBeginEditing", "textViewDidBeginEditing",
    "textViewShouldEndEditing", "textViewDidEndEditing", "textViewDidChange",
    "textViewDidChangeSelection",
    "gestureRecognizer", "gestureRecognizerShouldBegin", "animationDidStart", "animationDidStop",
    "tableView", "numberOfSections", "collectionView", "pickerView", "tabBar",
    "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidEndEditing", "searchBar", "searchBarSearchButtonClicked",
    "searchBarCancelButtonClicked", "willPresentSearchController", "didPresentSearchController",
    "willDismissSearchController", "didDismissSearchController",
    "navigationControllerSupportedInterfaceOrientations",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "presentSearchController",
  ]

  /// Such functions that the label of an argument tells from a closure; true: what they return is optional.
  static let labelledDelegateMethods: [String: [String: Bool]] = [
    "navigationController": [
      "willShow": false, "didShow": false, "animationControllerFor": true,
      "interactionControllerFor": true,
    ],
    "tabBarController": ["shouldSelect": false, "didSelect": false],
    "animationController": ["forPresented": true, "forDismissed": true],
    "interactionControllerForPresentation": ["using": true],
    "interactionControllerForDismissal": ["using": true],
    "presentationController": ["forPresented": true],
  ]
}
