// A publisher whose type is erased.

/// A publisher whose type is erased ([Apple](https://developer.apple.com/documentation/combine/anypublisher)).
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let upstream: any Publisher<Output, Failure>

  /// Wraps a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    upstream = publisher
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Wraps the publisher in one that hides its type
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/erasetoanypublisher())).
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
