// Publishers of publishers.

internal import Foundation

extension Publishers {
  /// The values of all publishers that a closure makes of the values
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/flatmap)).
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// How many of them are listened to at a time.
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      // The upstream counts as one.
      var left = 1
      weak var intake: Intake<Upstream.Output, Failure>?
      func close(_ completion: Subscribers.Completion<Failure>) {
        left -= 1
        if left == 0 || completion.isFailure { outlet.end(completion) }
      }
      outlet.open()
      let held = outlet.draw(from: upstream, demand: .none) { [transform] value in
        left += 1
        outlet.draw(from: transform(value), value: outlet.put) { completion in
          close(completion)
          intake?.request(.max(1))
        }
      } completion: {
        close($0)
      }
      intake = held
      held.request(maxPublishers)
    }
  }

  /// The values of the latest of the publishers that come
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/switchtolatest)).
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher == Upstream.Output, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var isOpen = true
      var inner: Intake<Output, Failure>?
      var serial = 0
      var isInnerOpen = false
      outlet.open()
      outlet.draw(from: upstream) { publisher in
        inner?.cancel()
        serial += 1
        let own = serial
        isInnerOpen = true
        let latest = outlet.draw(from: publisher, value: outlet.put) { completion in
          guard own == serial else { return }
          (inner, isInnerOpen) = (nil, false)
          if completion.isFailure || !isOpen { outlet.end(completion) }
        }
        if own == serial, isInnerOpen { inner = latest }
      } completion: { completion in
        isOpen = false
        if completion.isFailure || !isInnerOpen { outlet.end(completion) }
      }
    }
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
