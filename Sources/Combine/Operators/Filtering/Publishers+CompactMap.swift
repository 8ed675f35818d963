// The operator `compactMap`.

extension Publishers {
  /// Publishes what a closure makes of each value, without nil
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/compactmap)).
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TransformingSubscriber(subscriber, transform))
    }
  }
}

extension Publisher {
  /// Publishes what a closure makes of each value, without nil
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/compactmap(_:))).
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>
  {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
