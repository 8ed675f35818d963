// The subscriber of operators whose closures throw.

/// Receives values, transforms them and sends the results downstream. An error that the closure throws cancels the
/// upstream subscription and is sent as the failure; for a value that becomes nil one more is requested.
final class ThrowingTransformSubscriber<Input, Failure: Error, S: Subscriber>: Subscriber
where S.Failure == any Error {
  private var downstream: S?
  private var subscription: (any Subscription)?
  private let transform: (Input) throws -> S.Input?

  init(_ downstream: S, _ transform: @escaping (Input) throws -> S.Input?) {
    (self.downstream, self.transform) = (downstream, transform)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    downstream?.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    do {
      return try transform(input).map { downstream.receive($0) } ?? .max(1)
    } catch {
      subscription?.cancel()
      complete(.failure(error))
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) { complete(completion.erased) }

  private func complete(_ completion: Subscribers.Completion<any Error>) {
    let subscriber = downstream
    (downstream, subscription) = (nil, nil)
    subscriber?.receive(completion: completion)
  }
}
