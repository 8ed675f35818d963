// The operator `tryMap`.

extension Publishers {
  /// Publishes what a closure makes of each value; fails with the error that it throws
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/trymap)).
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(ThrowingTransformSubscriber<_, Upstream.Failure, S>(subscriber, transform))
    }
  }
}

extension Publisher {
  /// Publishes what a closure makes of each value; fails with the error that it throws
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/trymap(_:))).
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
