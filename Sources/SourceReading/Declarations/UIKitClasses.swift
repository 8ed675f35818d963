// Which of UIKit's classes are views, and which of Core Animation's are layers.

/// The framework's classes that a source may build on.
enum FrameworkClasses {
  static let views: Set<String> = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView",
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIProgressView", "UIPageControl",
    "UIActivityIndicatorView", "UIStackView", "UIScrollView", "UIVisualEffectView", "UIWindow",
    "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView",
    "UICollectionViewCell", "UICollectionReusableView", "UIDatePicker", "UIPickerView",
    "UISearchBar", "UIToolbar", "UINavigationBar", "UITabBar", "UIInputView",
  ]

  static let layers: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer",
    "CATransformLayer", "CAEmitterLayer", "CAScrollLayer", "CATiledLayer",
  ]
}
