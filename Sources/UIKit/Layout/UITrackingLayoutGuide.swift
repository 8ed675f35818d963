// A layout guide with constraints for each edge that it is near.

/// A guide whose constraints depend on the edge it is near
/// ([Apple](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide)). Here it stays
/// in place.
open class UITrackingLayoutGuide: UILayoutGuide {
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {}
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {}
}
