// The operator `drop(untilOutputFrom:)`.

extension Publishers {
  /// Leaves out values until another publisher has published
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/dropuntiloutput)). It completes with the
  /// other publisher if that completes without a value.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The publisher whose first value opens the stream.
    public let other: Other

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      var isDropping = true
      buffer.sendSubscription()
      buffer.subscribe(to: upstream) { if !isDropping { buffer.enqueue($0) } }
      buffer.subscribe(to: other, demand: .max(1)) { _ in
        isDropping = false
      } receiveCompletion: { completion in
        // No value can open the stream any more.
        if isDropping { buffer.complete(completion) }
      }
    }
  }
}

extension Publisher {
  /// Leaves out values until another publisher has published
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/drop(untiloutputfrom:))).
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
