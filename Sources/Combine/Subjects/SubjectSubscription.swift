// A subscriber's subscription to a subject.

internal import Foundation

/// Delivers a subject's values to one subscriber, as far as it has requested them.
final class SubjectSubscription<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var receiveValue: ((Output) -> Subscribers.Demand)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var demand = Subscribers.Demand.none
  /// The latest value that was sent without demand.
  private var pendingValue: Output?
  private let keepsPendingValue: Bool
  private var onCancel: ((SubjectSubscription) -> Void)?

  /// Makes a subscription without demand.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber that the values are delivered to.
  ///   - keepsPendingValue: Whether the latest value that was sent without demand is delivered at the next request;
  ///     otherwise it is dropped.
  ///   - onCancel: Called once, when the subscriber cancels.
  init<S: Subscriber>(
    _ subscriber: S, keepsPendingValue: Bool, onCancel: @escaping (SubjectSubscription) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    receiveValue = subscriber.receive(_:)
    receiveCompletion = subscriber.receive(completion:)
    (self.keepsPendingValue, self.onCancel) = (keepsPendingValue, onCancel)
  }

  func request(_ demand: Subscribers.Demand) {
    let value = lock.withLock {
      self.demand += demand
      guard self.demand != .none else { return nil as Output? }
      defer { pendingValue = nil }
      return pendingValue
    }
    if let value { send(value) }
  }

  func send(_ value: Output) {
    let receiveValue: ((Output) -> Subscribers.Demand)? = lock.withLock {
      guard let rest = demand.decremented else {
        if keepsPendingValue { pendingValue = value }
        return nil
      }
      (demand, pendingValue) = (rest, nil)
      return self.receiveValue
    }
    guard let receiveValue else { return }
    let more = receiveValue(value)
    lock.withLock { demand += more }
  }

  func send(completion: Subscribers.Completion<Failure>) { close().receiveCompletion?(completion) }

  func cancel() { close().onCancel?(self) }

  /// Lets go of the subscriber. No value is delivered afterwards.
  private func close() -> (
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?,
    onCancel: ((SubjectSubscription) -> Void)?
  ) {
    lock.withLock {
      defer {
        (receiveValue, receiveCompletion, onCancel) = (nil, nil, nil)
        (pendingValue, demand) = (nil, .none)
      }
      return (receiveCompletion, onCancel)
    }
  }
}
