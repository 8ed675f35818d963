// The operator `allSatisfy`.

extension Publishers {
  /// Whether all values are as asked: false at the first other, else true with the end.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      subscriber.takeAnswer(of: upstream, until: { [predicate] in !predicate($0) }, then: false)
    }
  }
}

extension Publisher {
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
