// The operator `tryReduce`.

extension Publishers {
  /// Publishes one result, accumulated over all values; fails with the error that the closure throws
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/tryreduce)).
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    /// The result before the first value, published if there is none.
    public let initial: Output
    /// Makes the next result of the last one and a value, or throws.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let buffer = BufferedSubscription(subscriber)
      var result = initial
      buffer.sendSubscription()
      buffer.subscribe(to: upstream) { [nextPartialResult] value in
        do { result = try nextPartialResult(result, value) } catch {
          buffer.complete(.failure(error))
        }
      } receiveCompletion: { completion in
        if case .finished = completion { buffer.enqueue(result) }
        buffer.complete(completion.erased)
      }
    }
  }
}

extension Publisher {
  /// Publishes one result, accumulated over all values; fails with the error that the closure throws
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/tryreduce(_:_:))).
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
