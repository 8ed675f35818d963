// The operator `dropFirst`.

extension Publishers {
  /// Leaves out the first values ([Apple](https://developer.apple.com/documentation/combine/publishers/drop)).
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The number of values that are remaining out.
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var remaining = count
      upstream.subscribe(
        TransformingSubscriber(subscriber) { value in
          guard remaining > 0 else { return value }
          remaining -= 1
          return nil
        })
    }
  }
}

extension Publisher {
  /// Leaves out the first `count` values, one by default
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/dropfirst(_:))).
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}
