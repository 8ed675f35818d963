// The operator `autoconnect`.

internal import Foundation

extension Publishers {
  /// Connects a connectable publisher while it has subscribers
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/autoconnect)).
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = NSRecursiveLock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    /// Makes a publisher that connects `upstream` with its first subscriber.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      upstream.handleEvents(receiveCancel: { [self] in removeSubscriber() }).subscribe(subscriber)
      guard isFirst else { return }
      let connection = upstream.connect()
      let isWanted = lock.withLock {
        if subscriberCount > 0 { self.connection = connection }
        return subscriberCount > 0
      }
      if !isWanted { connection.cancel() }
    }

    /// Cancels the connection with the last subscriber.
    private func removeSubscriber() {
      let ended: (any Cancellable)? = lock.withLock {
        subscriberCount -= 1
        guard subscriberCount == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      ended?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and cancels the connection when the last has cancelled
  /// ([Apple](https://developer.apple.com/documentation/combine/connectablepublisher/autoconnect())).
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
