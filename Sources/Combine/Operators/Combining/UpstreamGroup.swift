// The upstream publishers of `combineLatest` and `zip`.

/// Two upstream publishers whose values are combined. The group completes when both have completed, or when one has
/// completed and has no value left for the other's to be combined with.
final class UpstreamGroup<S: Subscriber> {
  private let buffer: BufferedSubscription<S>
  private let combine: () -> Void
  private let isExhausted: (Int) -> Bool
  private var completed: Set<Int> = []

  /// Makes a group without publishers; `subscribe(to:index:store:)` adds them.
  ///
  /// - Parameters:
  ///   - buffer: The operator's subscription.
  ///   - combine: Called after each value: enqueues what the values so far make.
  ///   - isExhausted: Whether the publisher with the index has no value left to be combined.
  init(
    _ buffer: BufferedSubscription<S>, combine: @escaping () -> Void,
    isExhausted: @escaping (Int) -> Bool
  ) {
    (self.buffer, self.combine, self.isExhausted) = (buffer, combine, isExhausted)
  }

  /// Subscribes to the publisher with the index 0 or 1.
  func subscribe<P: Publisher>(
    to publisher: P, index: Int, store: @escaping (P.Output) -> Void
  ) where P.Failure == S.Failure {
    buffer.subscribe(to: publisher) { [self] value in
      store(value)
      combine()
      completeIfExhausted()
    } receiveCompletion: { [self] completion in
      completed.insert(index)
      if completion.isFailure { return buffer.complete(completion) }
      completeIfExhausted()
    }
  }

  private func completeIfExhausted() {
    if completed.count == 2 || completed.contains(where: isExhausted) { buffer.complete(.finished) }
  }
}
