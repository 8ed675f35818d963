// Operators that publish one result at the end.

extension Subscriber {
  /// Receives `result` when the publisher finishes, unless it is nil.
  func receiveResult<P: Publisher>(
    of publisher: P, receiveValue: @escaping (P.Output) -> Void, result: @escaping () -> Input?
  ) where P.Failure == Failure {
    let buffer = BufferedSubscription(self)
    buffer.sendSubscription()
    buffer.subscribe(to: publisher, receiveValue: receiveValue) { completion in
      if case .finished = completion, let result = result() { buffer.enqueue(result) }
      buffer.complete(completion)
    }
  }
}
