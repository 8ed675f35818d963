// The operator `drop(while:)`.

extension Publishers {
  /// Leaves out values up to the first that a closure does not accept
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/dropwhile)).
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      var isDropping = true
      buffer.sendSubscription()
      buffer.subscribe(to: upstream) { [predicate] value in
        isDropping = isDropping && predicate(value)
        if !isDropping { buffer.enqueue(value) }
      }
    }
  }
}

extension Publisher {
  /// Leaves out values up to the first that a closure does not accept
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/drop(while:))).
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
