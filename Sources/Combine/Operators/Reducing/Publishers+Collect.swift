// The operator `collect`.

extension Publishers {
  /// Publishes all values as one array when upstream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/collect)).
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var all: Output = []
      subscriber.receiveResult(of: upstream) {
        all.append($0)
      } result: {
        all
      }
    }
  }
}

extension Publisher {
  /// Publishes all values as one array when the stream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/collect())).
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}
