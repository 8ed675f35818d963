// A request to a view when one of its properties changes.

/// A request to a view when one of its properties changes
/// ([Apple](https://developer.apple.com/documentation/uikit/uiviewinvalidating)).
@preconcurrency @MainActor public protocol UIViewInvalidating {
  /// Asks the view for what a change of it needs.
  func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Asks for layout.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Asks for drawing.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Asks for new constraints.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Says that the content has another size.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// Asks for a new configuration, of cells, headers and buttons.
  public static var configuration: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
  /// Asks for `updateProperties()`.
  public static var properties: Self { Self() }
}
