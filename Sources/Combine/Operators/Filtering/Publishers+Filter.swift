// The operator `filter`.

extension Publishers {
  /// Publishes the values that a closure accepts
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/filter)).
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformingSubscriber(subscriber) { [isIncluded] in isIncluded($0) ? $0 : nil })
    }
  }
}

extension Publisher {
  /// Publishes the values that a closure accepts
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/filter(_:))).
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}
