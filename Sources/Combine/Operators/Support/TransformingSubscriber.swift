// The subscriber of operators that map or leave out values.

/// Receives values, transforms them and sends the results downstream.
final class TransformingSubscriber<Input, S: Subscriber>: Subscriber {
  private let downstream: S
  private let transform: (Input) -> S.Input?

  init(_ downstream: S, _ transform: @escaping (Input) -> S.Input?) {
    (self.downstream, self.transform) = (downstream, transform)
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  /// Requests one more value for each that becomes nil.
  func receive(_ input: Input) -> Subscribers.Demand {
    transform(input).map { downstream.receive($0) } ?? .max(1)
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    downstream.receive(completion: completion)
  }
}
