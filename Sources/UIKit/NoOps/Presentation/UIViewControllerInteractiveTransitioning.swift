// No-op on Linux: interactive transitions between view controllers, which are never run.

public import CoreGraphics

/// Drives an interactive transition, which is never run
/// ([Apple](https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning)).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
