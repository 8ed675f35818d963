// The operator `count`.

extension Publishers {
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
      var count = 0
      subscriber.takeLast(of: upstream) { _ in
        count += 1
      } result: {
        count
      }
    }
  }
}

extension Publisher {
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
