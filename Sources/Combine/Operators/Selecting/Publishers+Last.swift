// The operator `last`.

extension Publishers {
  /// Publishes the last value when upstream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/last)).
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      subscriber.receiveResult(of: upstream) {
        last = $0
      } result: {
        last
      }
    }
  }
}

extension Publisher {
  /// Publishes the last value when the stream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/last())).
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Publishes the last value that a closure accepts when the stream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/last(where:))).
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Last<Publishers.Filter<Self>> {
    filter(predicate).last()
  }
}
