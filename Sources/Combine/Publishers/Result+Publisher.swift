// Results as publishers.

extension Result {
  /// Publishes the value and finishes, or fails
  /// ([Apple](https://developer.apple.com/documentation/swift/result/publisher-swift.struct)).
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    /// The published result.
    public let result: Result<Success, Failure>

    /// Makes a publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// Makes a publisher of a value.
    public init(_ output: Success) { self.init(.success(output)) }
    /// Makes a publisher that fails.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        Just(value).setFailureType(to: Failure.self).receive(subscriber: subscriber)
      case .failure(let failure): Fail(error: failure).receive(subscriber: subscriber)
      }
    }
  }

  /// Publishes the value and finishes, or fails
  /// ([Apple](https://developer.apple.com/documentation/swift/result/publisher-swift.property)).
  public var publisher: Publisher { Publisher(self) }
}
