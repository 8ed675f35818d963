// The view of a controller with bars, which asks the controller to lay it out.

/// The view of a controller with bars, which lays it out.
final class BarContainerView: UIView {
  var onLayout: ((CGRect) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?(bounds)
  }
}
