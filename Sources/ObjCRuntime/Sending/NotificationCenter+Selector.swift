// Notification observers with a selector.

public import Foundation

extension NotificationCenter {
  /// Registers `observer`, which is held weakly: `aSelector` is sent to it with each notification, until it is
  /// removed or deallocated.
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

  /// Removes all registrations of `observer`, which may also be the token of a registration with a closure.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes the registrations of `observer` for a notification name and a sender; nil stands for any.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    for token in Observations.all.remove(from: self, observer, name: aName, object: anObject) {
      removeObserver(token as Any)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// A registration with a selector.
private struct Observation {
  weak var observer: AnyObject?
  let center: ObjectIdentifier
  let name: NSNotification.Name?
  let object: ObjectIdentifier?
  let token: any NSObjectProtocol
}

/// The table of registrations with a selector, so that they can be removed by observer.
private final class Observations: @unchecked Sendable {
  // Unchecked: the list is read and written under the lock alone.
  static let all = Observations()

  private let lock = NSLock()
  private var list: [Observation] = []
  /// The length of the list above which registrations of deallocated observers are removed.
  private var limit = 64

  func add(_ observation: Observation) {
    lock.withLock {
      list.append(observation)
      guard list.count > limit else { return }
      list.removeAll { $0.observer == nil }
      limit = max(64, 2 * list.count)
    }
  }

  /// Removes matching registrations and returns their tokens; nil stands for any name or sender.
  func remove(
    from center: NotificationCenter, _ observer: AnyObject, name: NSNotification.Name?,
    object: Any?
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

/// A weak reference to an observer.
private final class WeakReceiver: @unchecked Sendable {
  // Unchecked: never written after initialisation.
  weak let object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
