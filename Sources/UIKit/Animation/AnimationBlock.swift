// One call of `UIView.animate`: the animations that it adds, and its completion.

import CoreGraphics
import QuartzCore

/// The animations that one block causes. Their delegate, until the last has stopped.
@MainActor final class AnimationBlock: NSObject, CAAnimationDelegate {
  enum Motion {
    case curve(UIView.AnimationCurve)
    /// Stiffness and damping of a spring of mass 1, and its velocity.
    case spring(stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
  }

  let duration: TimeInterval
  let delay: TimeInterval
  let options: UIView.AnimationOptions
  let motion: Motion
  /// Runs of each animation; 0 is one.
  var repeatCount: Float
  /// Whether each run goes back too.
  var autoreverses: Bool
  private let completion: ((Bool) -> Void)?
  /// Views that were animated, for layout within the block.
  private(set) var views: [UIView] = []
  private var running = 0
  private var allFinished = true
  private var isClosed = false

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, motion: Motion,
    repeatCount: Float = 0, completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.motion = motion
    self.repeatCount = options.contains(.repeat) && repeatCount == 0 ? .infinity : repeatCount
    autoreverses = options.contains(.autoreverse)
    self.completion = completion
  }

  /// The properties of backing layers that blocks animate: those that layers animate by themselves, but for a few.
  static let animated = CALayer.implicitlyAnimatedKeys.subtracting([
    "anchorPointZ", "miterLimit", "lineDashPhase", "instanceDelay", "instanceTransform",
    "instanceColor", "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset",
    "instanceAlphaOffset",
  ])

  /// The animation of `key` from what is shown to what is being set; nil where it does not animate.
  func animation(for view: UIView, forKey key: String) -> CAAnimation? {
    guard Self.animated.contains(key), duration > 0 || delay > 0 else { return nil }
    let layer = view.layer
    let animation = makeAnimation(key)
    let isMoving = layer.animation(forKey: key) != nil
    animation.fromValue =
      (isMoving ? layer.presentation()?.value(forKey: key) : nil) ?? layer.value(forKey: key)
    time(animation, of: layer)
    adopt(animation)
    if !views.contains(where: { $0 === view }) { views.append(view) }
    return animation
  }

  /// Gives an animation the block's duration, delay and repetition.
  private func time(_ animation: CAAnimation, of layer: CALayer) {
    // A layer takes 0 for its own default, so that no time is written as next to none.
    animation.duration = max(duration, 1e-6)
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.fillMode = .backwards
    }
    animation.autoreverses = autoreverses
    animation.repeatCount = repeatCount
  }

  /// Also an animation of keyframes counts, with the block's times and curve.
  func adopt(_ animation: CAKeyframeAnimation, of view: UIView) {
    time(animation, of: view.layer)
    if case .curve(let curve) = motion {
      animation.timingFunction = CAMediaTimingFunction(name: curve.name)
    }
    adopt(animation as CAAnimation)
  }

  private func makeAnimation(_ key: String) -> CABasicAnimation {
    switch motion {
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(name: curve.name)
      return animation
    case .spring(let stiffness, let damping, let velocity):
      let animation = CASpringAnimation(keyPath: key)
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = velocity
      return animation
    }
  }

  /// Also what a transition adds counts.
  func adopt(_ animation: CAAnimation) {
    animation.delegate = self
    running += 1
  }

  /// Fades from what `view` shows to what it shows after this.
  func fade(_ view: UIView) {
    guard case .curve(let curve) = motion, duration > 0 else { return }
    let fade = CATransition()
    fade.duration = duration
    fade.timingFunction = CAMediaTimingFunction(name: curve.name)
    adopt(fade)
    view.layer.add(fade, forKey: kCATransition)
  }

  /// The block has run: from now on the last animation completes it. Where there is none, the main
  /// queue's next turn does.
  func close() {
    isClosed = true
    views = []
    guard running == 0, completion != nil else { return }
    DispatchQueue.main.async { self.complete() }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    allFinished = allFinished && flag
    if running == 0, isClosed { complete() }
  }

  private func complete() {
    completion?(allFinished)
  }
}
