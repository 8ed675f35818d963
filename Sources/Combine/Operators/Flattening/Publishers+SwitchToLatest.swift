// The operator `switchToLatest`.

extension Publishers {
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
