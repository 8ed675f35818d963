// Animation blocks: changes of views inside them are animated by the views' own layers.

public import CoreGraphics
import QuartzCore

extension UIView {
  /// Returns the action for a change of a layer's property: an animation inside a block, nil
  /// outside.
  func blockAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    BlockStack.recorder?.note(self.layer, event)
    return BlockStack.current?.action(for: self.layer, forKey: event) ?? NSNull()
  }

  // MARK: Curves

  /// Animates the changes that `animations` makes to views.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds until it begins.
  ///   - options: Curve, repetition. Default: ease in and out.
  ///   - animations: Runs at once.
  ///   - completion: Called when the last animation ended, with false where one was replaced or
  ///     removed; on the main queue's next turn where nothing was animated.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let inherited = BlockStack.current
    let keepsDuration = inherited == nil || options.contains(.overrideInheritedDuration)
    let keepsCurve = inherited == nil || options.contains(.overrideInheritedCurve)
    let motion = options.motion
    run(
      AnimationBlock(
        duration: keepsDuration ? finite(duration) : inherited?.duration ?? 0,
        delay: finite(delay), options: options,
        motion: keepsCurve ? motion : inherited?.motion ?? motion, completion: completion),
      options: options, animations: animations)
  }

  /// Animates as the system's transitions between view controllers do, whatever block is run.
  class func animateTransition(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationBlock(
        duration: finite(duration), delay: 0, options: [], motion: .system, completion: completion),
      options: [], animations: animations)
  }

  // MARK: Springs

  /// Animates as a spring that has settled after `duration`.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds until it begins.
  ///   - dampingRatio: 1 does not oscillate; lower values oscillate more.
  ///   - velocity: The initial speed towards the values, in whole distances a second.
  ///   - options: Repetition; curves do not apply.
  ///   - animations: Runs at once.
  ///   - completion: As for the other blocks.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SettlingSpring(
      duration: finite(duration), dampingRatio: dampingRatio, velocity: velocity)
    run(
      AnimationBlock(
        duration: finite(duration), delay: finite(delay), options: options,
        motion: .spring(
          stiffness: spring.stiffness, damping: spring.damping, velocity: spring.velocity),
        completion: completion),
      options: options, animations: animations)
  }

  /// Animates as a spring of a perceived duration, in seconds, and a bounce from −1 to 1.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = CASpringAnimation(perceptualDuration: finite(duration), bounce: bounce)
    spring.initialVelocity = initialSpringVelocity
    run(
      AnimationBlock(
        duration: spring.settlingDuration, delay: finite(delay), options: options,
        motion: .spring(
          stiffness: spring.stiffness, damping: spring.damping, velocity: spring.initialVelocity),
        completion: completion),
      options: options, animations: animations)
  }

  // MARK: Keyframes

  /// Animates the changes that `addKeyframe` makes within `animations`, each in its part of the
  /// time; other changes take all of it. The curve of `options` is that of the whole.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let shared = AnimationOptions(rawValue: options.rawValue)
    let block = AnimationBlock(
      duration: finite(duration), delay: finite(delay), options: shared,
      motion: shared.motion, completion: completion)
    let keyframes = KeyframeBlock()
    BlockStack.run(.recorder(keyframes), animations)
    if animates(shared), block.duration > 0 { keyframes.close(block, options.mode) }
    block.close()
  }

  /// Animates changes in a part of the block's time.
  ///
  /// - Parameters:
  ///   - frameStartTime: When they begin, from 0 to 1.
  ///   - frameDuration: How long they take, from 0 to 1.
  ///   - animations: Runs at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = BlockStack.keyframes else { return animations() }
    let start = min(1, finite(frameStartTime))
    let outer = block.span
    block.span = start...min(1, start + finite(frameDuration))
    animations()
    block.span = outer
  }

  /// Runs `block`, whose animations repeat `count` times.
  class func repeating(_ count: Float, autoreverses: Bool, changes block: () -> Void) {
    guard let current = BlockStack.current, !count.isNaN else { return block() }
    let (oldCount, oldReverses) = (current.repeatCount, current.autoreverses)
    (current.repeatCount, current.autoreverses) = (max(0, count), autoreverses)
    block()
    (current.repeatCount, current.autoreverses) = (oldCount, oldReverses)
  }

  // MARK: Transitions

  /// Flips, turns or fades from what `view` shows to what it shows after `animations`. Without a transition option
  /// nothing is shown of the change. Pages do not bend where they curl on iOS.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let isShown = options.rawValue >> 20 & 0xf != 0 && duration > 0 && animates(options)
    if isShown, let turn = ViewTurn(options) {
      return run(
        turn, on: view, duration: duration, options: options, animations: animations,
        completion: completion)
    }
    let block = AnimationBlock(
      duration: finite(duration), delay: 0, options: options, motion: options.motion,
      completion: completion)
    if isShown { block.fade(view.layer) }
    change(block, options, animations: animations)
  }

  private class func run(
    _ turn: ViewTurn, on view: UIView, duration: TimeInterval, options: AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    var end: () -> Void = {}
    let block = AnimationBlock(
      duration: finite(duration), delay: 0, options: options, motion: options.motion
    ) { finished in
      performWithoutAnimation { end() }
      completion?(finished)
    }
    let old = view.pictureLayer()
    change(block, options, animations: animations) {
      performWithoutAnimation { end = turn.run(on: view, from: old, in: block) }
    }
  }

  /// Runs what a transition changes, animated where the options say so, then `body`, and ends the block.
  private class func change(
    _ block: AnimationBlock, _ options: AnimationOptions, animations: (() -> Void)?,
    then body: @escaping () -> Void = {}
  ) {
    let changes = { animations?() ?? () }
    guard options.contains(.allowAnimatedContent) else {
      performWithoutAnimation(changes)
      body()
      return block.close()
    }
    run(block, options: options) {
      changes()
      body()
    }
  }

  // MARK: Enabling animations

  /// Runs `actionsWithoutAnimation` with nothing animated, also inside a block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    BlockStack.run(.withoutAnimation, actionsWithoutAnimation)
  }

  /// Whether blocks animate. Default: true.
  public class var areAnimationsEnabled: Bool { BlockStack.isEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    BlockStack.isEnabled = enabled
  }

  /// The duration that a change would be animated with now; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    BlockStack.current?.duration ?? 0
  }

  private class func run(
    _ block: AnimationBlock, options: AnimationOptions, animations: () -> Void
  ) {
    BlockStack.run(animates(options) ? .block(block) : .withoutAnimation) {
      animations()
      if options.contains(.layoutSubviews) {
        for layer in block.layers { (layer.delegate as? UIView)?.layoutIfNeeded() }
      }
    }
    block.close()
  }

  /// Whether a block of the options animates.
  private class func animates(_ options: AnimationOptions) -> Bool {
    BlockStack.animates(repeats: options.contains(.repeat))
  }

  /// Returns seconds that are not negative; 0 for a value that is not finite, which is logged.
  private class func finite(_ seconds: TimeInterval) -> TimeInterval {
    guard allFinite(CGFloat(seconds), for: "UIView.animate") else { return 0 }
    return max(0, seconds)
  }
}
