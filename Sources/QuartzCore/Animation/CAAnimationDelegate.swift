// The delegate of an animation.

/// Is told that an animation began and ended. Both methods have an empty default, as they are
/// optional on Apple's systems
/// ([Apple](https://developer.apple.com/documentation/quartzcore/caanimationdelegate)).
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)

  /// - Parameters:
  ///   - anim: The layer's copy of the animation.
  ///   - flag: true where the end was reached; false where it was removed or replaced.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
