// The operator `tryFilter`.

extension Publishers {
  /// Publishes the values that a closure accepts; fails with the error that it throws
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/tryfilter)).
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let isIncluded: (Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        ThrowingTransformSubscriber<Output, Upstream.Failure, S>(subscriber) { [isIncluded] in
          try isIncluded($0) ? $0 : nil
        })
    }
  }
}

extension Publisher {
  /// Publishes the values that a closure accepts; fails with the error that it throws
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/tryfilter(_:))).
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
