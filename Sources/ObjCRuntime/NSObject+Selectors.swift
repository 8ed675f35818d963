// Sending selectors to objects: now, later, or only if they are understood.

public import Foundation

extension NSObject {
  /// Whether a method of that name was registered for the object's class or one above it.
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { ObjCRuntime.responds(self, to: $0) } ?? false
  }

  // Apple's signatures: an unmanaged object that may be nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    unsafe ObjCRuntime.unmanaged(ObjCRuntime.send(aSelector, to: self))
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unsafe ObjCRuntime.unmanaged(ObjCRuntime.send(aSelector, to: self, object))
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    unsafe ObjCRuntime.unmanaged(ObjCRuntime.send(aSelector, to: self, object1, object2))
  }

  /// Sends the selector after `delay` seconds of the main run loop; the object is retained until
  /// then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedRequests.add(self, aSelector, anArgument, delay)
  }

  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone: Bool)
  {
    ObjCRuntime.send(aSelector, to: self, arg)
  }

  /// Takes back what `perform(_:with:afterDelay:)` asked of `aTarget`.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedRequests.cancel(aTarget as AnyObject, nil)
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedRequests.cancel(aTarget as AnyObject, aSelector)
  }
}

extension ObjCRuntime {
  /// Retained for good, as nobody else may hold a result whose reader is not counted.
  static func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, !(result is Void) else { return nil }
    return unsafe Unmanaged.passRetained(result as AnyObject)
  }
}

/// What waits to be performed.
private final class DelayedRequests: @unchecked Sendable {
  // Unchecked: the list is read and written under the lock alone.
  private static let all = DelayedRequests()

  private struct Request {
    let target: ObjectIdentifier
    let selector: Selector
    let timer: Timer
  }

  private let lock = NSLock()
  private var waiting: [Request] = []

  static func add(
    _ target: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval
  ) {
    let id = ObjectIdentifier(target)
    // SAFETY: run on the main run loop, which the target's class belongs to.
    nonisolated(unsafe) let (target, argument) = (target, argument)
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { timer in
      all.take { $0.timer === timer }
      unsafe ObjCRuntime.send(selector, to: target, argument)
    }
    all.lock.withLock {
      all.waiting.append(Request(target: id, selector: selector, timer: timer))
    }
    RunLoop.main.add(timer, forMode: .common)
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
