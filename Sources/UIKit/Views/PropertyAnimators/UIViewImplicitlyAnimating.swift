// The protocol of animators that animate changes in closures.

public import CoreGraphics

/// The protocol of animators that animate changes in closures
/// ([Apple](https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating)).
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
