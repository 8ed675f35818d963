// The protocol of publishers that code sends values to.

/// A publisher that code sends values to ([Apple](https://developer.apple.com/documentation/combine/subject)).
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Publishes a value, unless the subject has completed.
  func send(_ value: Output)
  /// Completes the stream of every subscriber. Later values and completions are ignored.
  func send(completion: Subscribers.Completion<Failure>)
  /// Receives the subscription of an upstream publisher and requests unlimited values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Publishes an event without a value.
  public func send() { send(()) }
}
