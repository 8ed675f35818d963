// All subscriptions to one subject.

internal import Foundation

/// The listeners of one subject.
final class Listeners<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var listening: [Listener<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  var all: [Listener<Output, Failure>] { lock.withLock { listening } }
  var isOver: Bool { lock.withLock { completion != nil } }

  /// Takes in a subscriber, or tells it at once that all is over.
  func add<S: Subscriber>(
    _ subscriber: S, keepsLate: Bool, first: (Listener<Output, Failure>) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    let listener = Listener<Output, Failure>(subscriber, keepsLate: keepsLate) { [weak self] gone in
      guard let self else { return }
      lock.withLock { listening.removeAll { $0 === gone } }
    }
    let ended = lock.withLock {
      if completion == nil {
        first(listener)
        listening.append(listener)
      }
      return completion
    }
    subscriber.receive(subscription: listener)
    if let ended { listener.finish(ended) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let ended = lock.withLock {
      guard self.completion == nil else { return [] as [Listener<Output, Failure>] }
      self.completion = completion
      defer { listening = [] }
      return listening
    }
    for listener in ended { listener.finish(completion) }
  }

  func serially<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }
}
