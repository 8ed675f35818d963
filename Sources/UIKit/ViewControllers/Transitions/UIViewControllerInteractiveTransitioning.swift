// Interactive transitions between view controllers.

public import CoreGraphics

/// Drives an interactive transition
/// ([Apple](https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning)).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether the transition begins interactively. Default: true.
  var wantsInteractiveStart: Bool { get }
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
