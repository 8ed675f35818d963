// The operator `ignoreOutput`.

extension Publishers {
  /// Publishes the completion alone
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/ignoreoutput)).
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Never, S.Failure == Failure {
      subscriber.receiveResult(of: upstream) { _ in
      } result: {
        nil
      }
    }
  }
}

extension Publisher {
  /// Publishes the completion alone
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/ignoreoutput())).
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
