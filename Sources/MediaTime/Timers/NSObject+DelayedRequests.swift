// Selectors that are sent after a delay.

public import Foundation
public import ObjCRuntime

extension NSObject {
  /// Sends the selector after `delay` seconds of the stage's clock; the object is retained until
  /// then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedRequests.add(self, aSelector, argument: anArgument, delay: delay)
  }

  /// Sends the selector after `delay` seconds of the stage's clock; the modes are ignored.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Takes back what `perform(_:with:afterDelay:)` asked of `aTarget`.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedRequests.cancel(aTarget as AnyObject, nil)
  }

  /// Takes back delayed requests of one selector to `aTarget`, whatever their argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedRequests.cancel(aTarget as AnyObject, aSelector)
  }
}

/// The requests that wait to be performed.
private final class DelayedRequests: @unchecked Sendable {
  // Unchecked: the list is read and written under the lock alone.
  private static let all = DelayedRequests()

  private struct Request {
    let target: ObjectIdentifier
    let selector: Selector
    let timer: StageTimer
  }

  private let lock = NSLock()
  private var waiting: [Request] = []

  static func add(
    _ target: NSObject, _ selector: Selector, argument: Any?, delay: TimeInterval
  ) {
    let id = ObjectIdentifier(target)
    // SAFETY: run on the main thread, which the target's class belongs to.
    nonisolated(unsafe) let (target, argument) = (target, argument)
    let timer = StageTimer(timeInterval: delay, repeats: false) { timer in
      all.take { $0.timer === timer }
      unsafe ObjCRuntime.send(selector, to: target, argument)
    }
    all.lock.withLock {
      all.waiting.append(Request(target: id, selector: selector, timer: timer))
    }
    timer.waitOnStage()
  }

  static func cancel(_ target: AnyObject, _ selector: Selector?) {
    let id = ObjectIdentifier(target)
    let ended = all.take { $0.target == id && (selector == nil || $0.selector == selector) }
    for request in ended { request.timer.invalidate() }
  }

  /// Takes out and returns what matches.
  @discardableResult
  private func take(_ matches: (Request) -> Bool) -> [Request] {
    lock.withLock {
      let taken = waiting.filter(matches)
      waiting.removeAll(where: matches)
      return taken
    }
  }
}
