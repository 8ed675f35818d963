// The operator `reduce`.

extension Publishers {
  /// Publishes one result, accumulated over all values, when upstream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/reduce)).
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The result before the first value, published if there is none.
    public let initial: Output
    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      subscriber.receiveResult(of: upstream) { [nextPartialResult] in
        result = nextPartialResult(result, $0)
      } result: {
        result
      }
    }
  }
}

extension Publisher {
  /// Publishes one result, accumulated over all values, when the stream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/reduce(_:_:))).
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
