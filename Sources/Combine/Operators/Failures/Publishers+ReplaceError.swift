// The operator `replaceError`.

extension Publishers {
  /// Publishes a value in place of a failure and finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/replaceerror)).
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Output

    /// Makes a publisher that publishes `output` when `upstream` fails.
    public init(upstream: Upstream, output: Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let buffer = BufferedSubscription(subscriber)
      buffer.sendSubscription()
      buffer.subscribe(to: upstream, receiveValue: buffer.enqueue) { [output] completion in
        if case .failure = completion { buffer.enqueue(output) }
        buffer.complete(.finished)
      }
    }
  }
}

extension Publisher {
  /// Publishes a value in place of a failure and finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/replaceerror(with:))).
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
