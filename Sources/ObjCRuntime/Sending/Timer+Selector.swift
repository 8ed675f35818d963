// Timers that send a selector.

public import Foundation

extension Timer {
  /// A timer on the current run loop that sends `aSelector` with itself to `aTarget`, every `ti`
  /// seconds; it retains the target until it is invalidated.
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

  /// A timer that is not yet on a run loop. `userInfo` is not kept: Foundation's timers on Linux have
  /// no place for it.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

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
    // SAFETY: a timer fires on the run loop that its maker added it to.
    nonisolated(unsafe) let target = ObjCRuntime.receiver(of: target)
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      unsafe ObjCRuntime.send(selector, to: target, timer)
    }
  }
}
