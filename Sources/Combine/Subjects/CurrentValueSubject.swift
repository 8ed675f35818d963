// A subject with a current value.

/// Keeps the last value and begins with it
/// ([Apple](https://developer.apple.com/documentation/combine/currentvaluesubject)).
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { listeners.serially { current } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    listeners.add(subscriber, keepsLate: true) { $0.hear(current) }
  }

  public func send(_ value: Output) {
    guard !listeners.isOver else { return }
    listeners.serially { current = value }
    for listener in listeners.all { listener.hear(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
