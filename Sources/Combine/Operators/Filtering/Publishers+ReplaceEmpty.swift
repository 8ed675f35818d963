// The operator `replaceEmpty`.

extension Publishers {
  /// Publishes a value if upstream finishes without one
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/replaceempty)).
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      var isEmpty = true
      buffer.sendSubscription()
      buffer.subscribe(to: upstream) { value in
        isEmpty = false
        buffer.enqueue(value)
      } receiveCompletion: { [output] completion in
        if isEmpty, case .finished = completion { buffer.enqueue(output) }
        buffer.complete(completion)
      }
    }
  }
}

extension Publisher {
  /// Publishes a value if the stream finishes without one
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/replaceempty(with:))).
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
