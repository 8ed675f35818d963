// The operator `prefix(untilOutputFrom:)`.

extension Publishers {
  /// Publishes values until another publisher has published, then finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/prefixuntiloutput)).
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The publisher whose first value ends the stream. Its completion has no effect.
    public let other: Other

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      buffer.sendSubscription()
      buffer.subscribe(to: other) { _ in
        buffer.complete(.finished)
      } receiveCompletion: { _ in
      }
      buffer.subscribe(to: upstream, receiveValue: buffer.enqueue)
    }
  }
}

extension Publisher {
  /// Publishes values until another publisher has published, then finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/prefix(untiloutputfrom:))).
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
