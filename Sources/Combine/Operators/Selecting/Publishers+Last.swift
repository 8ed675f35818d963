// The operator `last`.

extension Publishers {
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      subscriber.takeLast(of: upstream) {
        last = $0
      } result: {
        last
      }
    }
  }
}

extension Publisher {
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Last<Publishers.Filter<Self>> {
    filter(predicate).last()
  }
}
