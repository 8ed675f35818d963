// No-op on Linux: a transition driven by a fraction, which is never run.

public import CoreGraphics

/// A transition that is led by a share of its way.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  open private(set) var percentComplete: CGFloat = 0
  open var duration: CGFloat { 0 }
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Kept: a transition is led from its beginning by who calls `update(_:)`. Default: true.
  open var wantsInteractiveStart = true
  /// Kept. Default: nil, by the curve.
  open var timingCurve: (any UITimingCurveProvider)?

  public override init() { super.init() }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  open func cancel() {}
  open func finish() {}
}
