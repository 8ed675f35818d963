// The publisher of an object's changes.

internal import Synchronization

/// Tells that an object will change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  // As on Apple's systems whoever shares it between threads sees to it that they take turns.
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  public func send() { subject.send() }
}

/// The publishers of objects that have none of their own.
enum WillChangePublishers {
  private struct Entry: @unchecked Sendable {
    // Read under the lock alone.
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
  }

  private static let known = Mutex<[ObjectIdentifier: Entry]>([:])

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let entry = Entry(object: object)
    return known.withLock { known in
      let identity = ObjectIdentifier(object)
      if let found = known[identity], found.object != nil { return found.publisher }
      known = known.filter { $0.value.object != nil }
      known[identity] = entry
      return entry.publisher
    }
  }
}
