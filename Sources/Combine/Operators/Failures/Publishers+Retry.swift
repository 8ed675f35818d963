// The operator `retry`.

extension Publishers {
  /// Subscribes to upstream again after a failure
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/retry)).
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The number of further attempts; nil for any number.
    public let retries: Int?

    /// Makes a publisher that subscribes to `upstream` up to `retries` more times, or without a limit if it is nil.
    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      buffer.sendSubscription()
      attempt(buffer, remaining: retries)
    }

    private func attempt<S: Subscriber>(_ buffer: BufferedSubscription<S>, remaining: Int?)
    where S.Input == Output, S.Failure == Failure {
      buffer.subscribe(to: upstream, receiveValue: buffer.enqueue) { completion in
        guard case .failure = completion, remaining.map({ $0 > 0 }) ?? true else {
          return buffer.complete(completion)
        }
        attempt(buffer, remaining: remaining.map { $0 - 1 })
      }
    }
  }
}

extension Publisher {
  /// Subscribes again after a failure, at most `retries` times; the failure after that is published
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/retry(_:))).
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
