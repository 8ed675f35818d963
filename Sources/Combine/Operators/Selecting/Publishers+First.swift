// The operator `first`.

extension Publishers {
  /// Publishes the first value and finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/first)).
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.output(in: 0..<1).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the first value and finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/first())).
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }
}
