// Animations that can be paused, scrubbed, turned round and stopped.

public import CoreGraphics
import QuartzCore

/// Animates the changes that its blocks make to views, under the program's control
/// ([Apple](https://developer.apple.com/documentation/uikit/uiviewpropertyanimator)).
///
/// - While it is paused values follow `fractionComplete` in a straight line (`scrubsLinearly`), and go
///   on from where they are.
/// - Animations that are added while it is active take the remaining time.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// In seconds. A spring with mass and stiffness has its own settling time.
  public let duration: TimeInterval
  /// Seconds before it begins. Default: 0.
  public private(set) var delay: TimeInterval = 0
  public let timingParameters: (any UITimingCurveProvider)?
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  /// Default: true.
  open var isUserInteractionEnabled = true
  /// Has no effect: touches are not blocked while views animate. Default: false.
  open var isManualHitTestingEnabled = false
  /// Default: true; otherwise pausing and scrubbing do nothing.
  open var isInterruptible = true
  /// Whether scrubbing leaves the curve out. Default: true.
  open var scrubsLinearly = true
  /// Whether it stays active when it reached its end. Default: false.
  open var pausesOnCompletion = false

  private var blocks: [(body: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var tracks = AnimatorTracks()
  private var curve: AnimatorCurve
  /// The duration in seconds, which continuing may change.
  private var length: TimeInterval
  /// The fraction of the duration at which the animator last started or paused.
  private var progress = 0.0
  private var begin: CFTimeInterval = 0
  private var watcher: AnimatorWatcher?

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let seconds = duration.isFinite ? max(0, duration) : 0
    curve = AnimatorCurve(parameters)
    if case .spring(let spring) = curve, case .physical = spring.kind {
      length = spring.animation(seconds).settlingDuration
    } else {
      length = seconds
    }
    self.duration = length
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with a duration of 0.
  public override convenience init() {
    self.init(duration: 0, curve: .easeInOut)
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(
      duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    copy.blocks = blocks
    return copy
  }

  // MARK: Blocks

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Begins after the part `delayFactor`, from 0 to 1, of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = Double(min(max(delayFactor, 0), 1))
    guard state == .active else { return blocks.append((animation, factor)) }
    let now = currentProgress
    tracks.record(from: now + (1 - now) * factor, animation)
    show(at: now)
  }

  /// Called at the end, with the position of the values.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    activate()
    self.delay = delay.isFinite ? max(0, delay) : 0
    run(from: progress, delay: self.delay)
  }

  open func pauseAnimation() {
    guard state != .stopped, isInterruptible || state == .inactive else { return }
    activate()
    stand(at: currentProgress)
  }

  /// Continues, optionally with other timing parameters. The remainder takes `durationFactor`
  /// durations; 0 keeps the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters {
      let fraction = curve.fraction(at: progress, of: length)
      curve = AnimatorCurve(parameters)
      progress = curve.progress(at: fraction, of: length)
    }
    let left = isReversed ? progress : 1 - progress
    if durationFactor > 0, left > 0 { length = duration * Double(durationFactor) / left }
    run(from: progress)
  }

  /// Ends at the present values: inactive where `withoutFinishing`, without completions; else
  /// stopped, until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    progress = currentProgress
    isRunning = false
    watcher = nil
    tracks.finish(at: .current)
    if withoutFinishing { reset() } else { state = .stopped }
  }

  /// Gives a stopped animator's views the values of that position and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition == .end { tracks.restoreEnds() }
    if finalPosition == .start { tracks.finish(at: .start) }
    complete(at: finalPosition)
  }

  // MARK: State

  /// Whether it runs towards its start. Default: false.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      let now = isReversed ? forwardProgress : backwardProgress
      run(from: now)
    }
  }

  /// From 0 at the start to 1 at the end, as far as the values are. Setting it makes the animator
  /// active.
  open var fractionComplete: CGFloat {
    get {
      guard scrubsLinearly else { return CGFloat(currentProgress) }
      return CGFloat(min(max(curve.fraction(at: currentProgress, of: length), 0), 1))
    }
    set {
      guard newValue.isFinite, state != .stopped else { return }
      let fraction = Double(min(max(newValue, 0), 1))
      activate()
      let target = scrubsLinearly ? curve.progress(at: fraction, of: length) : fraction
      if isRunning { run(from: target) } else { stand(at: target) }
    }
  }

  private var forwardProgress: Double { min(1, max(progress, progress + elapsed)) }
  private var backwardProgress: Double { max(0, min(progress, progress - elapsed)) }
  private var elapsed: Double { max(0, CACurrentMediaTime() - begin) / max(length, 1e-6) }

  private var currentProgress: Double {
    guard isRunning else { return progress }
    return isReversed ? backwardProgress : forwardProgress
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    progress = 0
    tracks = AnimatorTracks()
    for block in blocks { tracks.record(from: block.delayFactor, block.body) }
    blocks = []
  }

  private func run(from progress: Double, delay: TimeInterval = 0) {
    isRunning = true
    self.progress = progress
    begin = CACurrentMediaTime() + delay
    let watcher = AnimatorWatcher(self)
    self.watcher = watcher
    guard !tracks.isEmpty else {
      return DispatchQueue.main.async { watcher.end() }
    }
    tracks.show(
      AnimatorTracks.Moment(
        curve: curve, duration: length, progress: progress, speed: isReversed ? -1 : 1,
        delay: delay, delegate: watcher))
  }

  private func stand(at progress: Double) {
    isRunning = false
    self.progress = progress
    watcher = nil
    tracks.show(
      AnimatorTracks.Moment(curve: curve, duration: length, progress: progress, speed: 0))
  }

  private func show(at progress: Double) {
    if isRunning { run(from: progress) } else { stand(at: progress) }
  }

  /// Ends the run after its animations ended or were removed.
  fileprivate func end(_ watcher: AnimatorWatcher) {
    guard watcher === self.watcher else { return }
    let position = isReversed ? UIViewAnimatingPosition.start : .end
    if pausesOnCompletion { return stand(at: isReversed ? 0 : 1) }
    tracks.finish(at: position)
    complete(at: position)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() {
    state = .inactive
    isRunning = false
    watcher = nil
    completions = []
    tracks = AnimatorTracks()
    progress = 0
    length = duration
  }
}

/// Receives the end of one run; retains the animator while it runs.
@MainActor private final class AnimatorWatcher: NSObject, CAAnimationDelegate {
  private let animator: UIViewPropertyAnimator

  init(_ animator: UIViewPropertyAnimator) { self.animator = animator }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end() }

  func end() { animator.end(self) }
}
