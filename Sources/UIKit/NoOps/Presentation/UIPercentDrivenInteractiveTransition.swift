// No-op on Linux: a transition driven by a fraction, which is never run.

public import CoreGraphics

/// A transition driven by a fraction.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  open private(set) var percentComplete: CGFloat = 0
  open var duration: CGFloat { 0 }
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Has no effect: a transition is driven by calls of `update(_:)`. Default: true.
  open var wantsInteractiveStart = true
  /// Has no effect. Default: nil.
  open var timingCurve: (any UITimingCurveProvider)?

  public override init() { super.init() }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  open func cancel() {}
  open func finish() {}
}
