// The subscription of publishers with one value.

/// Delivers a value at the first request, then finishes.
final class SingleValueSubscription<S: Subscriber>: Subscription {
  private var value: S.Input?
  private var subscriber: S?

  init(_ value: S.Input, _ subscriber: S) {
    (self.value, self.subscriber) = (value, subscriber)
  }

  /// Delivers the subscription.
  func start() { subscriber?.receive(subscription: self) }

  func request(_ demand: Subscribers.Demand) {
    guard let value, let subscriber, demand != .none else { return }
    cancel()
    _ = subscriber.receive(value)
    subscriber.receive(completion: .finished)
  }

  func cancel() { (value, subscriber) = (nil, nil) }
}
