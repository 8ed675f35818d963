// The operator `catch`.

extension Publishers {
  /// Continues with another publisher after a failure
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/catch)).
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    /// Makes the publisher that replaces a failed one.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes a publisher that replaces `upstream` when it fails.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      buffer.sendSubscription()
      buffer.subscribe(to: upstream, receiveValue: buffer.enqueue) { [handler] completion in
        switch completion {
        case .finished: buffer.complete(.finished)
        case .failure(let failure):
          buffer.subscribe(to: handler(failure), receiveValue: buffer.enqueue)
        }
      }
    }
  }
}

extension Publisher {
  /// Continues with the publisher that a closure makes of a failure
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/catch(_:))).
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
