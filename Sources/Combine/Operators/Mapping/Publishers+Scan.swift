// The operator `scan`.

extension Publishers {
  /// Publishes a running result: what a closure makes of the last result and each value
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/scan)).
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The result before the first value; not published.
    public let initialResult: Output
    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.subscribe(
        TransformingSubscriber(subscriber) { [nextPartialResult] value in
          result = nextPartialResult(result, value)
          return result
        })
    }
  }
}

extension Publisher {
  /// Publishes a running result: what a closure makes of the last result and each value
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/scan(_:_:))).
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
