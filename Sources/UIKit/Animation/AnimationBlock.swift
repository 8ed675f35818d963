// The animations of layers that one call of `UIView.animate` adds, and its completion.

import CoreGraphics
import QuartzCore

/// The animations that one block causes. Their delegate, until the last has stopped.
@MainActor package final class AnimationBlock: NSObject, CAAnimationDelegate {
  enum Motion {
    case curve(CAMediaTimingFunctionName)
    case timing(CAMediaTimingFunction)
    /// Stiffness and damping of a spring of mass 1, and its velocity.
    case spring(stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
    /// The spring of the system's transitions and of the keyboard, which takes its own time.
    case system
  }

  let duration: TimeInterval
  let delay: TimeInterval
  let motion: Motion
  /// The number of runs of each animation; 0 is one run.
  var repeatCount: Float
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool
  /// Whether animations that replace others begin at what is on the screen, not at the model's value. Default: false.
  var beginsFromCurrentState = false
  private let completion: ((Bool) -> Void)?
  /// The layers that were animated until now, for layout within the block.
  private(set) var layers: [CALayer] = []
  private var running = 0
  private var allFinished = true
  private var isClosed = false

  init(
    duration: TimeInterval, delay: TimeInterval, motion: Motion, repeatCount: Float,
    autoreverses: Bool, completion: ((Bool) -> Void)?
  ) {
    if case .system = motion, duration > 0 {
      self.duration = SystemSpring.duration
    } else {
      self.duration = duration
    }
    self.delay = delay
    self.motion = motion
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.completion = completion
  }

  /// The properties of backing layers that blocks animate: those that layers animate by themselves, but for a few.
  static let animated = CALayer.implicitlyAnimatedKeys.subtracting([
    "anchorPointZ", "miterLimit", "lineDashPhase", "instanceDelay", "instanceTransform",
    "instanceColor", "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset",
    "instanceAlphaOffset",
  ])

  /// Returns the action for a change that is about to be made; nil where it does not animate.
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard Self.animated.contains(key), duration > 0 || delay > 0 else { return nil }
    let change = LayerChange(of: layer, key, fromCurrentState: beginsFromCurrentState)
    if change.isAdditive { return AdditiveAction(block: self, change: change) }
    return animation(of: layer, key, from: change.old)
  }

  /// Animates a change that was made, to the value that the model has now.
  func animate(_ change: LayerChange) {
    let (layer, key) = (change.layer, change.key)
    guard change.isAdditive else {
      return layer.add(animation(of: layer, key, from: change.old), forKey: key)
    }
    guard let differences = layer.additiveDifferences(from: change.old, forKey: key) else {
      // A transform without an inverse is no difference: this animation hides those that run.
      let animation = animation(of: layer, key, from: change.shown)
      return layer.add(animation, forKey: layer.unusedAnimationKey(key))
    }
    for difference in differences {
      let animation = animation(of: layer, difference.keyPath, from: difference.from)
      animation.toValue = difference.to
      animation.isAdditive = true
      layer.add(animation, forKey: layer.unusedAnimationKey(difference.keyPath))
    }
  }

  private func animation(of layer: CALayer, _ keyPath: String, from value: Any?) -> CABasicAnimation
  {
    let animation = makeAnimation(keyPath)
    animation.fromValue = value
    time(animation, of: layer)
    adopt(animation)
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    return animation
  }

  /// Sets the block's duration, delay and repetition on an animation.
  private func time(_ animation: CAAnimation, of layer: CALayer) {
    // A layer takes a duration of 0 for its own default.
    animation.duration = max(duration, 1e-6)
    animation.fillMode = .both
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
    animation.autoreverses = autoreverses
    animation.repeatCount = repeatCount
  }

  /// Adopts an animation of keyframes, with the block's times and curve.
  func adopt(_ animation: CAKeyframeAnimation, of layer: CALayer) {
    time(animation, of: layer)
    animation.timingFunction = motion.timingFunction ?? animation.timingFunction
    adopt(animation as CAAnimation)
  }

  private func makeAnimation(_ key: String) -> CABasicAnimation {
    switch motion {
    case .curve, .timing:
      let animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = motion.timingFunction
      return animation
    case .spring(let stiffness, let damping, let velocity):
      let animation = CASpringAnimation(keyPath: key)
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = velocity
      return animation
    case .system: return SystemSpring.animation(key)
    }
  }

  /// Becomes the delegate of an animation, and waits for its end.
  func adopt(_ animation: CAAnimation) {
    animation.delegate = self
    running += 1
  }

  /// Cross-fades from what `layer` shows now to what it shows later in this turn.
  func fade(_ layer: CALayer) {
    guard let timingFunction = motion.timingFunction, duration > 0 else { return }
    let fade = CATransition()
    fade.duration = duration
    fade.timingFunction = timingFunction
    adopt(fade)
    layer.add(fade, forKey: kCATransition)
  }

  /// Ends the block. The last animation to end calls the completion; without animations the main
  /// queue's next turn does.
  func close() {
    isClosed = true
    layers = []
    guard running == 0, completion != nil else { return }
    DispatchQueue.main.async { self.complete() }
  }

  /// Ends the block with its last animation.
  package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    allFinished = allFinished && flag
    if running == 0, isClosed { complete() }
  }

  private func complete() {
    completion?(allFinished)
  }
}

extension AnimationBlock.Motion {
  /// Nil for a spring that a cubic does not stand for.
  var timingFunction: CAMediaTimingFunction? {
    switch self {
    case .curve(let name): CAMediaTimingFunction(name: name)
    case .timing(let function): function
    case .spring: nil
    case .system: SystemSpring.cubic
    }
  }
}

/// Animates a change after it was made, when the difference between the old and the new value is known.
@MainActor private final class AdditiveAction: NSObject, @MainActor CAAction {
  private let block: AnimationBlock
  private let change: LayerChange

  init(block: AnimationBlock, change: LayerChange) {
    self.block = block
    self.change = change
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    block.animate(change)
  }
}
