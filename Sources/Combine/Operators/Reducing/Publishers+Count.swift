// The operator `count`.

extension Publishers {
  /// Publishes the number of values when upstream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/count)).
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
      var count = 0
      subscriber.receiveResult(of: upstream) { _ in
        count += 1
      } result: {
        count
      }
    }
  }
}

extension Publisher {
  /// Publishes the number of values when the stream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/count())).
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
