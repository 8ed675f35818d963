// The operator `tryCompactMap`.

extension Publishers {
  /// Publishes what a closure makes of each value, without nil; fails with the error that it throws
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/trycompactmap)).
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(ThrowingTransformSubscriber<_, Upstream.Failure, S>(subscriber, transform))
    }
  }
}

extension Publisher {
  /// Publishes what a closure makes of each value, without nil; fails with the error that it throws
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/trycompactmap(_:))).
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
