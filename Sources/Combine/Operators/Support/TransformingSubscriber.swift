// The subscriber of operators that map or leave out values.

/// Takes values for another subscriber: it hands on what a closure makes of them.
final class Relay<Input, S: Subscriber>: Subscriber {
  private let downstream: S
  private let change: (Input) -> S.Input?

  init(_ downstream: S, _ change: @escaping (Input) -> S.Input?) {
    (self.downstream, self.change) = (downstream, change)
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  /// Of what is left out one more is wanted.
  func receive(_ input: Input) -> Subscribers.Demand {
    change(input).map { downstream.receive($0) } ?? .max(1)
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    downstream.receive(completion: completion)
  }
}
