// A publisher that fails.

/// Fails as soon as it is subscribed to ([Apple](https://developer.apple.com/documentation/combine/fail)).
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure

  /// Makes a publisher that fails with `error`.
  public init(error: Failure) { self.error = error }

  /// Makes a publisher that fails, with a type of values that the compiler need not infer.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}
