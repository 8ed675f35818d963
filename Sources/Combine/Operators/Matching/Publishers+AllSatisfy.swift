// The operator `allSatisfy`.

extension Publishers {
  /// Publishes whether a closure accepts every value: false at the first that it does not, else true when upstream
  /// finishes ([Apple](https://developer.apple.com/documentation/combine/publishers/allsatisfy)).
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      subscriber.receiveAnswer(of: upstream, until: { [predicate] in !predicate($0) }, then: false)
    }
  }
}

extension Publisher {
  /// Publishes whether a closure accepts every value: false at the first that it does not, else true at the end
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/allsatisfy(_:))).
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
