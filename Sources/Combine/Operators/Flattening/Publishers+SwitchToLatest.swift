// The operator `switchToLatest`.

extension Publishers {
  /// Publishes the values of the latest publisher that upstream publishes, and cancels the one before
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/switchtolatest)).
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher == Upstream.Output, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream

    /// Makes a publisher that follows the latest publisher of `upstream`.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      var isUpstreamOpen = true
      var inner: UpstreamSubscriber<Output, Failure>?
      var latestIndex = 0
      var isInnerOpen = false
      buffer.sendSubscription()
      buffer.subscribe(to: upstream) { publisher in
        inner?.cancel()
        latestIndex += 1
        let index = latestIndex
        isInnerOpen = true
        let latest = buffer.subscribe(to: publisher, receiveValue: buffer.enqueue) { completion in
          guard index == latestIndex else { return }
          (inner, isInnerOpen) = (nil, false)
          if completion.isFailure || !isUpstreamOpen { buffer.complete(completion) }
        }
        if index == latestIndex, isInnerOpen { inner = latest }
      } receiveCompletion: { completion in
        isUpstreamOpen = false
        if completion.isFailure || !isInnerOpen { buffer.complete(completion) }
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the latest publisher.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Publishes the values of the latest publisher, of a stream that itself never fails.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest publisher, where none fails.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
