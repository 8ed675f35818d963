// The operator `autoconnect`.

internal import Foundation

extension ConnectablePublisher {
  /// Begins with the first subscriber and ends when the last has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Counts who listens
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/autoconnect)).
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = NSRecursiveLock()
    private var count = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      upstream.handleEvents(receiveCancel: { [self] in leave() }).subscribe(subscriber)
      guard isFirst else { return }
      let begun = upstream.connect()
      let isWanted = lock.withLock {
        if count > 0 { connection = begun }
        return count > 0
      }
      if !isWanted { begun.cancel() }
    }

    private func leave() {
      let ended: (any Cancellable)? = lock.withLock {
        count -= 1
        guard count == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      ended?.cancel()
    }
  }
}
