// The subscriber of operators that transform the type of failure.

/// Sends values downstream as they are, and failures after a closure has mapped them.
final class FailureMappingSubscriber<Failure: Error, S: Subscriber>: Subscriber {
  private let downstream: S
  private let transform: (Failure) -> S.Failure

  init(_ downstream: S, _ transform: @escaping (Failure) -> S.Failure) {
    (self.downstream, self.transform) = (downstream, transform)
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
  func receive(_ input: S.Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: downstream.receive(completion: .finished)
    case .failure(let failure): downstream.receive(completion: .failure(transform(failure)))
    }
  }
}
