// A subject without a current value.

/// Hands on what it is told
/// ([Apple](https://developer.apple.com/documentation/combine/passthroughsubject)).
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    listeners.add(subscriber, keepsLate: false) { _ in }
  }

  public func send(_ value: Output) {
    for listener in listeners.all { listener.hear(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
