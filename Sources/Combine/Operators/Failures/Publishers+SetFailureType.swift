// The operator `setFailureType`.

/// Maps a failure that cannot occur.
private func neverFails<Failure>(_ failure: Never) -> Failure {}

extension Publishers {
  /// Gives a publisher that never fails a type of failure, so that it can be combined with publishers that fail
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/setfailuretype)).
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    /// Makes a publisher with the values of `upstream`.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FailureMappingSubscriber(subscriber, neverFails))
    }
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that never fails a type of failure, so that it can be combined with publishers that fail
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/setfailuretype(to:))).
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
