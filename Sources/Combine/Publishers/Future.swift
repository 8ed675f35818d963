// A publisher of one result that comes later.

/// One value or a failure that a closure finds
/// ([Apple](https://developer.apple.com/documentation/combine/future)). The closure runs once, when the future is
/// made; whoever subscribes later hears the same.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?

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
    case .success(let value): Once(value, subscriber).start()
    case .failure(let failure): Fail(error: failure).receive(subscriber: subscriber)
    }
  }
}
