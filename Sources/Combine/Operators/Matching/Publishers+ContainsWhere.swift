// The operator `contains`.

extension Publishers {
  /// Publishes whether a closure accepts a value: true at the first that it does, else false when upstream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/containswhere)).
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      subscriber.receiveAnswer(of: upstream, until: predicate, then: true)
    }
  }
}

extension Publisher {
  /// Publishes whether a closure accepts a value: true at the first that it does, else false at the end
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/contains(where:))).
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Publishes whether a value occurs: true at its first occurrence, else false at the end
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/contains(_:))).
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    contains { $0 == output }
  }
}
