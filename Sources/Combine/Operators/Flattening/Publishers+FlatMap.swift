// The operator `flatMap`.

extension Publishers {
  /// Subscribes to the publisher that a closure makes of each value, and publishes the values of them all
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/flatmap)). It completes when upstream and
  /// all of them have, and fails with the first failure.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The number of publishers that are subscribed to at a time; upstream is asked for no more.
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    /// Makes a publisher with the values of all that `transform` makes of the values of `upstream`.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      // Upstream and the publishers made of its values.
      var openCount = 1
      weak var upstreamSubscriber: UpstreamSubscriber<Upstream.Output, Failure>?
      func close(_ completion: Subscribers.Completion<Failure>) {
        openCount -= 1
        if openCount == 0 || completion.isFailure { buffer.complete(completion) }
      }
      buffer.sendSubscription()
      let subscriber = buffer.subscribe(to: upstream, demand: .none) { [transform] value in
        openCount += 1
        buffer.subscribe(to: transform(value), receiveValue: buffer.enqueue) { completion in
          close(completion)
          upstreamSubscriber?.request(.max(1))
        }
      } receiveCompletion: {
        close($0)
      }
      upstreamSubscriber = subscriber
      subscriber.request(maxPublishers)
    }
  }
}

extension Publisher {
  /// Publishes the values of the publishers that a closure makes of the values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Publishes the values of the publishers, which never fail, that a closure makes of the values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of the publishers that a closure makes of the values of one that never fails.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Publishes the values of the publishers that a closure makes of the values, where none fails.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
