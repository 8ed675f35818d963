// All subscriptions to one subject.

internal import Foundation

/// The subscriptions to one subject, and its completion.
final class SubjectSubscriptions<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var subscriptions: [SubjectSubscription<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  var isCompleted: Bool { lock.withLock { completion != nil } }

  /// Adds a subscriber. It receives the completion at once if the subject has completed. `initialize` is called under
  /// the lock, before the subscriber has its subscription.
  func add<S: Subscriber>(
    _ subscriber: S, keepsPendingValue: Bool,
    initialize: (SubjectSubscription<Output, Failure>) -> Void = { _ in }
  ) where S.Input == Output, S.Failure == Failure {
    let subscription = SubjectSubscription<Output, Failure>(
      subscriber, keepsPendingValue: keepsPendingValue
    ) { [weak self] cancelled in
      guard let self else { return }
      lock.withLock { subscriptions.removeAll { $0 === cancelled } }
    }
    let completion = lock.withLock {
      if self.completion == nil {
        initialize(subscription)
        subscriptions.append(subscription)
      }
      return self.completion
    }
    subscriber.receive(subscription: subscription)
    if let completion { subscription.send(completion: completion) }
  }

  func send(_ value: Output) {
    for subscription in lock.withLock({ subscriptions }) { subscription.send(value) }
  }

  /// Sends the first completion to all subscribers; later ones are ignored.
  func send(completion: Subscribers.Completion<Failure>) {
    let completed = lock.withLock {
      guard self.completion == nil else { return [] as [SubjectSubscription<Output, Failure>] }
      self.completion = completion
      defer { subscriptions = [] }
      return subscriptions
    }
    for subscription in completed { subscription.send(completion: completion) }
  }

  func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }
}
