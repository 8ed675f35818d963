// The subscriber of operators that change the type of failure.

/// Takes values for another subscriber, whose kind of failure is another.
final class FailureRelay<Failure: Error, S: Subscriber>: Subscriber {
  private let downstream: S
  private let change: (Failure) -> S.Failure

  init(_ downstream: S, _ change: @escaping (Failure) -> S.Failure) {
    (self.downstream, self.change) = (downstream, change)
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
  func receive(_ input: S.Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: downstream.receive(completion: .finished)
    case .failure(let failure): downstream.receive(completion: .failure(change(failure)))
    }
  }
}
