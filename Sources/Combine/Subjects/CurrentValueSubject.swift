// A subject with a current value.

/// A subject that keeps the latest value and delivers it to each new subscriber first
/// ([Apple](https://developer.apple.com/documentation/combine/currentvaluesubject)).
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscriptions = SubjectSubscriptions<Output, Failure>()
  private var current: Output

  /// Makes a subject with its first value.
  public init(_ value: Output) { current = value }

  /// The latest value. To set it publishes it.
  public var value: Output {
    get { subscriptions.withLock { current } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriptions.add(subscriber, keepsPendingValue: true) { $0.send(current) }
  }

  public func send(_ value: Output) {
    guard !subscriptions.isCompleted else { return }
    subscriptions.withLock { current = value }
    subscriptions.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(completion: completion)
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
