// A publisher that may fail as an asynchronous sequence.

/// The same where something may fail.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public typealias Failure = any Error
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var inner: AsyncThrowingStream<P.Output, any Error>.Iterator

    public mutating func next() async throws -> P.Output? {
      // SAFETY: whoever iterates is the only one who asks.
      nonisolated(unsafe) var stream = inner
      defer { unsafe inner = stream }
      return try await unsafe stream.next()
    }
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(inner: publisher.stream.makeAsyncIterator())
  }
}
