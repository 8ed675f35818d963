// The subscriber by which an operator receives from one upstream publisher.

internal import Foundation

/// Takes one publisher's values for an outlet.
final class Intake<Input, Failure: Error>: Subscriber, Cancellable {
  private let lock = NSLock()
  private let demand: Subscribers.Demand
  private var subscription: (any Subscription)?
  private var isOver = false
  var onValue: ((Input) -> Void)?
  var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(_ demand: Subscribers.Demand) { self.demand = demand }

  func receive(subscription: any Subscription) {
    let isWanted = lock.withLock {
      guard self.subscription == nil, !isOver else { return false }
      self.subscription = subscription
      return true
    }
    guard isWanted else { return subscription.cancel() }
    request(demand)
  }

  func request(_ demand: Subscribers.Demand) {
    if demand != .none { lock.withLock { subscription }?.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { isOver ? nil : onValue }?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let told = lock.withLock { isOver ? nil : onCompletion }
    _ = close()
    told?(completion)
  }

  func cancel() { close()?.cancel() }

  private func close() -> (any Subscription)? {
    lock.withLock {
      defer { (isOver, subscription, onValue, onCompletion) = (true, nil, nil, nil) }
      return subscription
    }
  }
}
