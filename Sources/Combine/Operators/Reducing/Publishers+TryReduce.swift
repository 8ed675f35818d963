// The operator `tryReduce`.

extension Publishers {
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let outlet = Outlet(subscriber)
      var result = initial
      outlet.open()
      outlet.draw(from: upstream) { [nextPartialResult] value in
        do { result = try nextPartialResult(result, value) } catch { outlet.end(.failure(error)) }
      } completion: { completion in
        if case .finished = completion { outlet.put(result) }
        outlet.end(completion.erased)
      }
    }
  }
}

extension Publisher {
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
