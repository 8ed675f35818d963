// A publisher's values for `for await`.

extension Publisher {
  /// Subscribes with unlimited demand. The end of the iteration cancels the subscription.
  var stream: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = SendableCancellable(
        cancellable: sink { completion in
          switch completion {
          case .finished: continuation.finish()
          case .failure(let failure): continuation.finish(throwing: failure)
          }
        } receiveValue: { value in
          // SAFETY: one task awaits the value. The compiler does not check this, as on Apple's systems.
          nonisolated(unsafe) let value = value
          unsafe continuation.yield(value)
        })
      continuation.onTermination = { _ in subscription.cancellable.cancel() }
    }
  }

  /// The values as an asynchronous sequence that throws the failure.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// A cancellable that another thread may release.
private struct SendableCancellable: @unchecked Sendable {
  let cancellable: AnyCancellable
}
