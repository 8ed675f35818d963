// A transition that follows a fraction, such as that of a swipe.

public import CoreGraphics
import ObjCRuntime
import QuartzCore

/// Drives the animations of a transition by a fraction
/// ([Apple](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition)).
///
/// The container's time stands still, and follows the fraction. Finishing lets it run to the end, cancelling back to the
/// begin, where every animated property gets its former value.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  open private(set) var percentComplete: CGFloat = 0
  /// Seconds.
  open private(set) var duration: CGFloat = 0
  /// The speed of the rest of the transition; 1 is that of the whole. Default: 1.
  open var completionSpeed: CGFloat = 1
  /// Has no effect: the rest follows the curve of the animations.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition begins interactively. Default: true.
  open var wantsInteractiveStart = true
  /// Has no effect: the rest follows the curve of the animations. Default: nil.
  open var timingCurve: (any UITimingCurveProvider)?

  private var context: (any UIViewControllerContextTransitioning)?
  private var pace: TransitionPace?
  /// The layers whose time the transition drives besides the container's.
  var companions: [CALayer] = []

  public override init() { super.init() }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    let running = transitionContext as? TransitionContext
    duration = CGFloat(running?.transitionDuration ?? 0)
    percentComplete = 0
    pace = TransitionPace([transitionContext.containerView.layer] + companions)
    running?.beginAnimation()
    // The animations begin now, at the time that stands still, and not with the next frame.
    pace?.commit()
  }

  /// Moves the animations to a fraction of their time, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite, let pace else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    pace.show(TimeInterval(self.percentComplete * duration))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Stands still at the present fraction.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Runs back to the begin.
  open func cancel() { end(isCancelled: true) }

  /// Runs to the end.
  open func finish() { end(isCancelled: false) }

  private func end(isCancelled: Bool) {
    guard let pace, let context else { return }
    if isCancelled {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    self.pace = nil
    self.context = nil
    let speed = completionSpeed.isFinite && completionSpeed > 0 ? completionSpeed : 1
    pace.run(
      to: isCancelled ? 0 : TimeInterval(duration), speed: TimeInterval(speed),
      restoring: isCancelled)
  }
}
