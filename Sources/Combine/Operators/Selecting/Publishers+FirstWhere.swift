// The operator `first(where:)`.

extension Publishers {
  /// Publishes the first value that a closure accepts and finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/firstwhere)).
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.filter(predicate).first().receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the first value that a closure accepts and finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/first(where:))).
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}
