// A subject without a current value.

/// A subject that delivers each value to its current subscribers and keeps none
/// ([Apple](https://developer.apple.com/documentation/combine/passthroughsubject)).
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = SubjectSubscriptions<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriptions.add(subscriber, keepsPendingValue: false)
  }

  public func send(_ value: Output) { subscriptions.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(completion: completion)
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
