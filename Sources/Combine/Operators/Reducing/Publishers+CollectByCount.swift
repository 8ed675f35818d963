// The operator `collect(_:)` by count.

extension Publishers {
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var group: Output = []
      outlet.open()
      outlet.draw(from: upstream) { [count] value in
        group.append(value)
        guard group.count >= count else { return }
        outlet.put(group)
        group = []
      } completion: { completion in
        if case .finished = completion, !group.isEmpty { outlet.put(group) }
        outlet.end(completion)
      }
    }
  }
}

extension Publisher {
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
