// The views that controls make for themselves.

internal import QuartzCore

extension UIView {
  /// Whether one of UIKit's controls made the view for itself, such as a button's label. Default: false.
  package var isFrameworkPart: Bool {
    get { layer.isFrameworkPart }
    set { layer.isFrameworkPart = newValue }
  }

  /// Adds a view that a control makes for itself.
  func addPart(_ part: UIView) {
    part.isFrameworkPart = true
    addSubview(part)
  }
}
