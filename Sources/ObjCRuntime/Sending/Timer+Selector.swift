// Timers that send a selector.

public import Foundation

extension Timer {
  /// Returns a timer, scheduled on the current run loop, that sends `aSelector` to `aTarget` with itself as the
  /// argument after `ti` seconds, and every `ti` seconds if it repeats. It retains the target until it is invalidated.
  ///
  /// `userInfo` is ignored: Foundation's timers on Linux have no storage for it.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that is not scheduled yet and fires after `ti` seconds. `userInfo` is ignored: Foundation's
  /// timers on Linux have no storage for it.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that is not scheduled yet and fires first at `date`, then every `ti` seconds if it repeats.
  /// `userInfo` is ignored: Foundation's timers on Linux have no storage for it.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(
      fire: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
  }

  private convenience init(
    fire date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    // SAFETY: the closure runs on the thread of the run loop that the timer was added to; the method itself runs on
    // the main actor.
    nonisolated(unsafe) let target = ObjCRuntime.receiver(of: target)
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      unsafe ObjCRuntime.send(selector, to: target, timer)
    }
  }
}
