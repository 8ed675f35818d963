// The protocol of all publishers.

/// Delivers values over time, and a completion, to subscribers
/// ([Apple](https://developer.apple.com/documentation/combine/publisher)).
public protocol Publisher<Output, Failure> {
  /// The type of values.
  associatedtype Output
  /// The type of failures; `Never` for a publisher that cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Code calls `subscribe(_:)` instead.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which receives a subscription first.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Delivers all values and the completion to a subject. To release the result cancels that.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    subscribe(sink)
    return AnyCancellable(sink)
  }
}
