// A publisher of one value.

/// Publishes one value and finishes ([Apple](https://developer.apple.com/documentation/combine/just)).
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  /// Makes a publisher of one value.
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    SingleValueSubscription(output, subscriber).start()
  }
}
