// A publisher that may fail as an asynchronous sequence.

/// The values of a publisher that may fail, as an asynchronous sequence that throws the failure
/// ([Apple](https://developer.apple.com/documentation/combine/asyncthrowingpublisher)). Values that arrive before
/// they are awaited are queued.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public typealias Failure = any Error
  private let publisher: P

  /// Makes the sequence. It subscribes to the publisher when an iterator is made.
  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var inner: AsyncThrowingStream<P.Output, any Error>.Iterator

    public mutating func next() async throws -> P.Output? {
      // SAFETY: an iterator is used by one task, which alone calls this method.
      nonisolated(unsafe) var stream = inner
      defer { unsafe inner = stream }
      return try await unsafe stream.next()
    }
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(inner: publisher.stream.makeAsyncIterator())
  }
}
