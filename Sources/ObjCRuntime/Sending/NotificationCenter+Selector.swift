// Observers that are sent a selector.

public import Foundation

extension NotificationCenter {
  /// Sends `aSelector` with the notification to `observer`, which is not retained, until it is gone
  /// or removed.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = ObjCRuntime.receiver(of: observer)
    let receiver = WeakReceiver(target)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { note in
      if let target = receiver.object { ObjCRuntime.send(aSelector, to: target, note) }
    }
    Observations.all.add(
      Observation(
        observer: target, center: ObjectIdentifier(self), name: aName,
        object: anObject.map { ObjectIdentifier($0 as AnyObject) }, token: token))
  }

  /// Removes all that selectors observe for `observer`; a token of the closure form too.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes what selectors observe for `observer` under the name (nil: any) of the object (nil: any).
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    for token in Observations.all.take(from: self, observer, aName, anObject) {
      removeObserver(token as Any)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// One registration by selector.
private struct Observation {
  weak var observer: AnyObject?
  let center: ObjectIdentifier
  let name: NSNotification.Name?
  let object: ObjectIdentifier?
  let token: any NSObjectProtocol
}

/// What selectors observe, so that it can be removed by observer.
private final class Observations: @unchecked Sendable {
  // Unchecked: the list is read and written under the lock alone.
  static let all = Observations()

  private let lock = NSLock()
  private var list: [Observation] = []
  /// The length of the list at which those are taken out whose observers are gone.
  private var limit = 64

  func add(_ observation: Observation) {
    lock.withLock {
      list.append(observation)
      guard list.count > limit else { return }
      list.removeAll { $0.observer == nil }
      limit = max(64, 2 * list.count)
    }
  }

  /// Takes out and returns the tokens of what matches; nil for a name or an object is any.
  func take(
    from center: NotificationCenter, _ observer: AnyObject, _ name: NSNotification.Name?,
    _ object: Any?
  ) -> [any NSObjectProtocol] {
    let center = ObjectIdentifier(center)
    let object = object.map { ObjectIdentifier($0 as AnyObject) }
    func matches(_ observation: Observation) -> Bool {
      observation.center == center && observation.observer === observer
        && (name == nil || observation.name == name)
        && (object == nil || observation.object == object)
    }
    return lock.withLock {
      let taken = list.filter(matches)
      list.removeAll(where: matches)
      return taken.map(\.token)
    }
  }
}

/// An observer that is not retained.
private final class WeakReceiver: @unchecked Sendable {
  // Unchecked: never written after initialisation.
  weak let object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
