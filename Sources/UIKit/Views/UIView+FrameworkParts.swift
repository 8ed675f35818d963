// The views that controls make for themselves.

internal import QuartzCore

extension UIView {
  /// Whether one of UIKit's controls made the view for itself, such as a button's label. Default: false.
  package var isFrameworkPart: Bool {
    get { layer.isFrameworkPart }
    set { layer.isFrameworkPart = newValue }
  }

  /// Whether a source gave the view to a part that one of UIKit's controls made for itself: as the custom view of a
  /// button's background.
  package var isGivenToFrameworkPart: Bool {
    (superview as? BackgroundConfigurationView)?.custom === self
  }

  /// Adds a view that a control makes for itself.
  func addPart(_ part: UIView) {
    part.isFrameworkPart = true
    addSubview(part)
  }
}
