// The operator `multicast`.

internal import Foundation

extension Publishers {
  /// Delivers the values of one upstream subscription to all subscribers, through a subject
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/multicast)).
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Makes the subject, at the first subscriber or connection.
    public let createSubject: () -> SubjectType
    private let lock = NSRecursiveLock()
    private var subject: SubjectType?

    /// Makes a publisher that subscribes to `upstream` when it is connected.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    private var current: SubjectType {
      lock.withLock {
        let subject = subject ?? createSubject()
        self.subject = subject
        return subject
      }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { current.subscribe(subscriber) }

    /// Subscribes to upstream; to cancel the result ends the connection.
    public func connect() -> any Cancellable { upstream.subscribe(current) }
  }
}

extension Publisher {
  /// Delivers the values of one subscription to all subscribers, through a subject that a closure makes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/multicast(_:))).
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Delivers the values of one subscription to all subscribers, through a subject
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/multicast(subject:))).
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }
}
