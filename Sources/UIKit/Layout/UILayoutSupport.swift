// The layout guides of view controllers from before the safe area.

public import CoreGraphics

/// The space of the bars at the top or bottom of a view controller's view
/// ([Apple](https://developer.apple.com/documentation/uikit/uilayoutsupport)). An item of
/// constraints.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// Points from the view's edge to the content.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
