// A publisher's values for `for await`.

private struct Held: @unchecked Sendable {
  let subscription: AnyCancellable
}

extension Publisher {
  var stream: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      let held = Held(
        subscription: sink { completion in
          switch completion {
          case .finished: continuation.finish()
          case .failure(let failure): continuation.finish(throwing: failure)
          }
        } receiveValue: { value in
          // SAFETY: as on Apple's systems a value goes to whoever waits, without a check.
          nonisolated(unsafe) let value = value
          unsafe continuation.yield(value)
        })
      continuation.onTermination = { _ in held.subscription.cancel() }
    }
  }

  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
