// Transitions between views, and the system's own animation.

public import CoreGraphics
import QuartzCore

extension UIView {
  public enum SystemAnimation: UInt, Sendable {
    case delete = 0
  }

  /// Replaces `fromView` by `toView`. With `showHideTransitionViews` both stay in the hierarchy, and `isHidden` is
  /// exchanged.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      completion?(true)
      return
    }
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: superview, duration: duration, options: options, animations: change,
      completion: completion)
  }

  /// Lets the views shrink and fade away, and removes them.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.2, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      }
      parallelAnimations?()
    } completion: { finished in
      for view in views {
        view.removeFromSuperview()
        view.alpha = 1
        view.transform = .identity
      }
      completion?(finished)
    }
  }

  /// Repeats what the block changes, within a block of `animate`.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    repeating(Float(count), autoreverses: autoreverses, changes: animations)
  }
}
