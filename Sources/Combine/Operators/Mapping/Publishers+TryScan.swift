// The operator `tryScan`.

extension Publishers {
  /// Publishes a running result; fails with the error that the closure throws
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/tryscan)).
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    /// The result before the first value; not published.
    public let initialResult: Output
    /// Makes the next result of the last one and a value, or throws.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      var result = initialResult
      upstream.subscribe(
        ThrowingTransformSubscriber<Upstream.Output, Upstream.Failure, S>(subscriber) {
          [nextPartialResult] value in
          result = try nextPartialResult(result, value)
          return result
        })
    }
  }
}

extension Publisher {
  /// Publishes a running result; fails with the error that the closure throws
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/tryscan(_:_:))).
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
