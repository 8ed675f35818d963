// Animation blocks: changes of views inside them are animated by the views' own layers.

public import CoreGraphics
import QuartzCore

/// Called before a block changes a property of a view.
@MainActor protocol ChangeRecorder: AnyObject {
  func note(_ view: UIView, _ key: String)
}

/// The blocks that are being run, the innermost last.
@MainActor private enum BlockStack {
  enum Entry {
    case block(AnimationBlock)
    case recorder(any ChangeRecorder)
    case withoutAnimation
  }

  static var entries: [Entry] = []
  static var isEnabled = true

  /// The innermost block; nil where nothing animates.
  static var current: AnimationBlock? {
    guard isEnabled, case .block(let block) = entries.last else { return nil }
    return block
  }

  /// The recorder of the innermost block's changes.
  static var recorder: (any ChangeRecorder)? {
    guard isEnabled, case .recorder(let recorder) = entries.last else { return nil }
    return recorder
  }

  /// The innermost block where it has keyframes.
  static var keyframes: KeyframeBlock? { recorder as? KeyframeBlock }

  static func run(_ entry: Entry, _ body: () -> Void) {
    entries.append(entry)
    defer { entries.removeLast() }
    body()
  }
}

extension UIView {
  /// Returns the action for a change of a layer's property: an animation inside a block, nil
  /// outside.
  func blockAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    BlockStack.recorder?.note(self, event)
    return BlockStack.current?.animation(for: self, forKey: event) ?? NSNull()
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
    let motion = AnimationBlock.Motion.curve(options.curve)
    run(
      AnimationBlock(
        duration: keepsDuration ? finite(duration) : inherited?.duration ?? 0,
        delay: finite(delay), options: options,
        motion: keepsCurve ? motion : inherited?.motion ?? motion, completion: completion),
      animations)
  }

  // MARK: Springs

  /// Animates as a spring that has settled after `duration`.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds until it begins.
  ///   - dampingRatio: 1 does not swing; less swings more.
  ///   - velocity: Towards the values, in whole ways a second.
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
      animations)
  }

  /// Animates as a spring by how long it is felt to move and how far it bounces (−1 … 1).
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
      animations)
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
      motion: .curve(shared.curve), completion: completion)
    let keyframes = KeyframeBlock()
    record(into: keyframes, animations)
    if areAnimationsEnabled, block.duration > 0 { keyframes.close(block, options.mode) }
    block.close()
  }

  /// Changes that take a part of the block's time.
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

  /// Writes down what `block` changes.
  class func record(into recorder: any ChangeRecorder, _ block: () -> Void) {
    BlockStack.run(.recorder(recorder), block)
  }

  class func startRecording(into recorder: any ChangeRecorder) {
    BlockStack.entries.append(.recorder(recorder))
  }

  class func stopRecording() {
    _ = BlockStack.entries.popLast()
  }

  /// Lets what `block` animates be run that often.
  class func repeating(_ count: Float, _ autoreverses: Bool, _ block: () -> Void) {
    guard let current = BlockStack.current, !count.isNaN else { return block() }
    let (oldCount, oldReverses) = (current.repeatCount, current.autoreverses)
    (current.repeatCount, current.autoreverses) = (max(0, count), autoreverses)
    block()
    (current.repeatCount, current.autoreverses) = (oldCount, oldReverses)
  }

  // MARK: Transitions

  /// Fades from what `view` shows to what it shows after `animations`. Without a transition option
  /// nothing fades; every transition is a cross-fade here.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      duration: finite(duration), delay: 0, options: options, motion: .curve(options.curve),
      completion: completion)
    if options.rawValue >> 20 & 0xf != 0, duration > 0, areAnimationsEnabled {
      block.fade(view)
    }
    let changes = { animations?() ?? () }
    if options.contains(.allowAnimatedContent) {
      run(block, changes)
    } else {
      performWithoutAnimation(changes)
      block.close()
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

  private class func run(_ block: AnimationBlock, _ animations: () -> Void) {
    BlockStack.run(.block(block)) {
      animations()
      if block.options.contains(.layoutSubviews) {
        for view in block.views { view.layoutIfNeeded() }
      }
    }
    block.close()
  }

  /// Seconds as they are used: not below 0, 0 for what is no number.
  private class func finite(_ seconds: TimeInterval) -> TimeInterval {
    guard allFinite(CGFloat(seconds), for: "UIView.animate") else { return 0 }
    return max(0, seconds)
  }
}

/// A spring of mass 1 that has settled after a given time.
struct SettlingSpring {
  var stiffness: CGFloat = 100
  var damping: CGFloat = 10
  var velocity: CGFloat = 0

  /// The motion depends on time × frequency alone, so that the frequency follows from how long a
  /// spring of frequency 1 takes; with a velocity, which that scales too, by a few repetitions.
  init(duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat) {
    guard duration > 0, dampingRatio.isFinite, velocity.isFinite else { return }
    let ratio = min(max(dampingRatio, 0.05), 1)
    let unit = CASpringAnimation()
    unit.stiffness = 1
    unit.damping = 2 * ratio
    var frequency = unit.settlingDuration / duration
    for _ in 0..<8 where velocity != 0 {
      unit.initialVelocity = velocity / CGFloat(frequency)
      frequency = unit.settlingDuration / duration
    }
    stiffness = CGFloat(frequency * frequency)
    damping = 2 * ratio * CGFloat(frequency)
    self.velocity = velocity
  }
}
