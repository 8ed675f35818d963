// A publisher without values.

/// Publishes no value, and finishes at once or never
/// ([Apple](https://developer.apple.com/documentation/combine/empty)).
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the stream finishes as soon as it is subscribed to. Default: true.
  public let completeImmediately: Bool

  /// Makes a publisher that finishes at once or never.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
