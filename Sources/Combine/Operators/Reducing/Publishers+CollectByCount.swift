// The operator `collect(_:)` by count.

extension Publishers {
  /// Publishes arrays of `count` values; the last one may be shorter
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/collectbycount)).
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The number of values in an array.
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      var group: Output = []
      buffer.sendSubscription()
      buffer.subscribe(to: upstream) { [count] value in
        group.append(value)
        guard group.count >= count else { return }
        buffer.enqueue(group)
        group = []
      } receiveCompletion: { completion in
        if case .finished = completion, !group.isEmpty { buffer.enqueue(group) }
        buffer.complete(completion)
      }
    }
  }
}

extension Publisher {
  /// Publishes arrays of `count` values; the last one may be shorter
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/collect(_:))).
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
