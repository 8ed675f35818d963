// A publisher of one result that comes later.

/// Publishes the one result of work that a closure starts
/// ([Apple](https://developer.apple.com/documentation/combine/future)). The closure runs once, when the future is
/// made; later subscribers receive the same result.
public final class Future<Output, Failure: Error>: Publisher {
  /// Called with the result. Calls after the first have no effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Calls `attemptToFulfill` at once, with the promise that it calls when the result is there.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        subject.send(value)
        subject.send(completion: .finished)
      case .failure(let failure): subject.send(completion: .failure(failure))
      }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    switch result {
    case nil: subject.receive(subscriber: subscriber)
    case .success(let value): SingleValueSubscription(value, subscriber).start()
    case .failure(let failure): Fail(error: failure).receive(subscriber: subscriber)
    }
  }
}
