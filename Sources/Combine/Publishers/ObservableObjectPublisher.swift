// The publisher of an object's changes.

internal import Synchronization

/// Publishes that an object will change
/// ([Apple](https://developer.apple.com/documentation/combine/observableobjectpublisher)).
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  // Threads that share an object take turns in changing it, as on Apple's systems.
  private let subject = PassthroughSubject<Void, Never>()

  /// Makes a publisher that code sends to.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  /// Publishes that the object will change.
  public func send() { subject.send() }
}

/// The publishers of objects that declare none of their own.
enum WillChangePublishers {
  private struct Entry: @unchecked Sendable {
    // Read only under the lock.
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
  }

  private static let known = Mutex<[ObjectIdentifier: Entry]>([:])

  static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
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
