// The subscriber of operators whose closures throw.

/// Takes values for another subscriber; what a closure throws ends it.
final class TryRelay<Input, Failure: Error, S: Subscriber>: Subscriber
where S.Failure == any Error {
  private var downstream: S?
  private var subscription: (any Subscription)?
  private let change: (Input) throws -> S.Input?

  init(_ downstream: S, _ change: @escaping (Input) throws -> S.Input?) {
    (self.downstream, self.change) = (downstream, change)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    downstream?.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    do {
      return try change(input).map { downstream.receive($0) } ?? .max(1)
    } catch {
      subscription?.cancel()
      end(.failure(error))
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) { end(completion.erased) }

  private func end(_ completion: Subscribers.Completion<any Error>) {
    let ended = downstream
    (downstream, subscription) = (nil, nil)
    ended?.receive(completion: completion)
  }
}
