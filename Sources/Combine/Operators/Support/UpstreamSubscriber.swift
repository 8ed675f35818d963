// The subscriber by which an operator receives from one upstream publisher.

internal import Foundation

/// Subscribes to one publisher for a ``BufferedSubscription``.
final class UpstreamSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
  private let lock = NSLock()
  private let initialDemand: Subscribers.Demand
  private var subscription: (any Subscription)?
  private var isClosed = false
  var onValue: ((Input) -> Void)?
  var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(_ initialDemand: Subscribers.Demand) { self.initialDemand = initialDemand }

  func receive(subscription: any Subscription) {
    let isWanted = lock.withLock {
      guard self.subscription == nil, !isClosed else { return false }
      self.subscription = subscription
      return true
    }
    guard isWanted else { return subscription.cancel() }
    request(initialDemand)
  }

  func request(_ demand: Subscribers.Demand) {
    if demand != .none { lock.withLock { subscription }?.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { isClosed ? nil : onValue }?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let onCompletion = lock.withLock { isClosed ? nil : self.onCompletion }
    _ = close()
    onCompletion?(completion)
  }

  func cancel() { close()?.cancel() }

  /// Lets go of the closures and of the subscription, which it returns.
  private func close() -> (any Subscription)? {
    lock.withLock {
      defer { (isClosed, subscription, onValue, onCompletion) = (true, nil, nil, nil) }
      return subscription
    }
  }
}
