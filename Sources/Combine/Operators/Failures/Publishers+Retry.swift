// The operator `retry`.

extension Publishers {
  /// Subscribes anew after a failure.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// nil: without end.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      attempt(outlet, left: retries)
    }

    private func attempt<S: Subscriber>(_ outlet: Outlet<S>, left: Int?)
    where S.Input == Output, S.Failure == Failure {
      outlet.draw(from: upstream, value: outlet.put) { completion in
        guard case .failure = completion, left.map({ $0 > 0 }) ?? true else {
          return outlet.end(completion)
        }
        attempt(outlet, left: left.map { $0 - 1 })
      }
    }
  }
}

extension Publisher {
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
