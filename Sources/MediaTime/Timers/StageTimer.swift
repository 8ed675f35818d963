// A timer that follows the stage's clock.

public import CoreGraphics
public import ObjCRuntime

/// Foundation's `Timer` on the stage's clock: it stands still while the clock does, and fires
/// at exactly its times when the clock is moved on
/// ([Apple](https://developer.apple.com/documentation/foundation/timer)). In users' sources `Timer`
/// is this class. Outside of any stage it follows real time on the main run loop.
open class StageTimer: NSObject, @unchecked Sendable {
  // Unchecked: timers are made, fired and ended on the main thread.
  private var block: (@Sendable (StageTimer) -> Void)?
  private weak var registry: TimerRegistry?
  private let repeats: Bool
  /// The next time at which the timer fires, in seconds of media time.
  private(set) var time: CFTimeInterval
  /// Seconds between firings; 0 where there is one only.
  public let timeInterval: TimeInterval
  /// A hint that nothing follows: timers fire at their times. Default: 0.
  open var tolerance: TimeInterval = 0
  /// The value that the maker of the timer passed. Default: nil.
  open internal(set) var userInfo: Any?

  /// Makes a timer that never fires.
  public override init() {
    (repeats, time, timeInterval) = (false, .infinity, 0)
  }

  /// Makes a timer that is on no run loop yet.
  ///
  /// - Parameters:
  ///   - date: When it fires first, to the millisecond.
  ///   - interval: Seconds between firings; 0 or less counts as 0.1 ms.
  ///   - repeats: Whether it fires again.
  ///   - block: Called with the timer.
  public init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (StageTimer) -> Void
  ) {
    self.repeats = repeats
    self.block = block
    time = Self.time(of: date)
    timeInterval = repeats ? Self.positive(interval) : 0
  }

  /// Makes a timer, on no run loop yet, that fires after `interval` seconds, then again where it
  /// `repeats`.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (StageTimer) -> Void
  ) {
    self.repeats = repeats
    self.block = block
    time = CACurrentMediaTime() + Self.positive(interval)
    timeInterval = repeats ? Self.positive(interval) : 0
  }

  /// Whether the timer may still fire.
  open var isValid: Bool { block != nil }

  /// The next time at which the timer fires, as a date that means the stage's time; it can be set.
  open var fireDate: Date {
    get { Date(timeIntervalSinceNow: time - CACurrentMediaTime()) }
    set {
      time = Self.time(of: newValue)
      registry?.onInvalidation?()
    }
  }

  /// Fires at once; the times of a timer that repeats stay, any other is over.
  open func fire() {
    let block = block
    if !repeats { invalidate() }
    block?(self)
  }

  /// Ends the timer for good and releases its block or target.
  open func invalidate() {
    registry?.remove(self)
    block = nil
  }

  /// Starts to wait on the clock of the stage that this runs under.
  func waitOnStage() {
    guard isValid else { return }
    time = max(time, CACurrentMediaTime())
    let registry = TimerRegistry.current
    self.registry = registry
    registry.add(self)
  }

  /// Moves on to the first of its times after `now`.
  func rearm(after now: CFTimeInterval) {
    guard repeats else { return }
    let missed = ((now - time) / timeInterval + 1e-6).rounded(.down)
    time += max(0, missed) * timeInterval + timeInterval
  }

  /// The clock's time that a date means: real time passes while code runs, the stage's does not.
  static func time(of date: Date) -> CFTimeInterval {
    let seconds = (date.timeIntervalSinceNow * 1000).rounded() / 1000
    return CACurrentMediaTime() + max(least, seconds.isFinite ? seconds : .infinity)
  }

  private static func positive(_ interval: TimeInterval) -> TimeInterval {
    interval > 0 ? max(least, interval) : least
  }

  /// Seconds: Apple's least interval.
  private static let least: TimeInterval = 0.0001
}

extension StageTimer {
  /// Makes a timer that starts at once and calls `block` after `interval` seconds, then again where
  /// it `repeats`.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (StageTimer) -> Void
  ) -> StageTimer {
    let timer = StageTimer(timeInterval: interval, repeats: repeats, block: block)
    timer.waitOnStage()
    return timer
  }

  /// A timer that sends `aSelector` with itself to `aTarget`, which it retains until it is over.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> StageTimer {
    let timer = StageTimer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.waitOnStage()
    return timer
  }

  /// Makes a timer, on no run loop yet, that sends `aSelector` with itself to `aTarget` after `ti`
  /// seconds.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Self.sending(aSelector, to: aTarget))
    self.userInfo = userInfo
  }

  /// Makes a timer, on no run loop yet, that sends `s` with itself to `t`, first at `date`.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Self.sending(s, to: t))
    userInfo = ui
  }

  private static func sending(
    _ selector: Selector, to target: Any
  ) -> @Sendable (StageTimer) -> Void {
    // SAFETY: timers fire on the main thread, as the target's methods do.
    nonisolated(unsafe) let target = ObjCRuntime.receiver(of: target)
    return { timer in unsafe ObjCRuntime.send(selector, to: target, timer) }
  }
}
