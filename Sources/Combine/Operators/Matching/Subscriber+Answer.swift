// Operators that answer a question about all values.

extension Subscriber where Input == Bool {
  /// Receives `answer` at the first value that `isFound` accepts, its opposite when the publisher finishes without one.
  func receiveAnswer<P: Publisher>(
    of publisher: P, until isFound: @escaping (P.Output) -> Bool, then answer: Bool
  ) where P.Failure == Failure {
    let buffer = BufferedSubscription(self)
    buffer.sendSubscription()
    buffer.subscribe(to: publisher) { value in
      guard isFound(value) else { return }
      buffer.enqueue(answer)
      buffer.complete(.finished)
    } receiveCompletion: { completion in
      if case .finished = completion { buffer.enqueue(!answer) }
      buffer.complete(completion)
    }
  }
}
