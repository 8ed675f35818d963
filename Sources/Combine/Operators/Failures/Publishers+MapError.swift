// The operator `mapError`.

extension Publishers {
  /// Replaces the failure by another
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/maperror)).
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    /// Makes a publisher whose failure is what `transform` makes of that of `upstream`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FailureMappingSubscriber(subscriber, transform))
    }
  }
}

extension Publisher {
  /// Replaces the failure by what a closure makes of it
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/maperror(_:))).
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
