// The operator `prefix(while:)`.

extension Publishers {
  /// Publishes values up to the first that a closure does not accept, then finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/prefixwhile)).
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      buffer.sendSubscription()
      buffer.subscribe(to: upstream) { [predicate] value in
        predicate(value) ? buffer.enqueue(value) : buffer.complete(.finished)
      }
    }
  }
}

extension Publisher {
  /// Publishes values up to the first that a closure does not accept, then finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/prefix(while:))).
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}
