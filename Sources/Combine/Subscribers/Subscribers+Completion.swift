// How a publisher's stream ends.

extension Subscribers {
  /// How a stream ends ([Apple](https://developer.apple.com/documentation/combine/subscribers/completion)).
  public enum Completion<Failure: Error> {
    /// All values were published.
    case finished
    /// An error ended the stream.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion {
  /// The completion with `any Error` as its type of failures.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let failure): .failure(failure)
    }
  }

  var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}
