// A subscriber's subscription to a subject.

internal import Foundation

/// Who listens to a subject, and how much each still wants.
final class Listener<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var give: ((Output) -> Subscribers.Demand)?
  private var end: ((Subscribers.Completion<Failure>) -> Void)?
  private var demand = Subscribers.Demand.none
  /// The value for one who wanted none when it was sent.
  private var late: Output?
  private let keepsLate: Bool
  private var onCancel: ((Listener) -> Void)?

  init<S: Subscriber>(
    _ subscriber: S, keepsLate: Bool, onCancel: @escaping (Listener) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    give = subscriber.receive(_:)
    end = subscriber.receive(completion:)
    (self.keepsLate, self.onCancel) = (keepsLate, onCancel)
  }

  func request(_ demand: Subscribers.Demand) {
    let value = lock.withLock {
      self.demand += demand
      guard self.demand != .none else { return nil as Output? }
      defer { late = nil }
      return late
    }
    if let value { hear(value) }
  }

  func hear(_ value: Output) {
    let taken: ((Output) -> Subscribers.Demand)? = lock.withLock {
      guard let rest = demand.less else {
        if keepsLate { late = value }
        return nil
      }
      (demand, late) = (rest, nil)
      return give
    }
    guard let taken else { return }
    let more = taken(value)
    lock.withLock { demand += more }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) { close().end?(completion) }

  func cancel() { close().onCancel?(self) }

  /// Nothing is heard from now on; who listened is let go.
  private func close() -> (
    end: ((Subscribers.Completion<Failure>) -> Void)?, onCancel: ((Listener) -> Void)?
  ) {
    lock.withLock {
      defer { (give, end, onCancel, late, demand) = (nil, nil, nil, nil, .none) }
      return (end, onCancel)
    }
  }
}
