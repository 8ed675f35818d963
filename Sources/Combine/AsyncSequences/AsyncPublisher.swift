// A publisher as an asynchronous sequence.

/// A publisher's values as they come, where nothing fails
/// ([Apple](https://developer.apple.com/documentation/combine/asyncpublisher)). Values that nobody waits for yet
/// are kept.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public typealias Failure = Never
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var inner: AsyncThrowingStream<P.Output, any Error>.Iterator

    public mutating func next() async -> P.Output? {
      // SAFETY: whoever iterates is the only one who asks.
      nonisolated(unsafe) var stream = inner
      defer { unsafe inner = stream }
      return try? await unsafe stream.next()
    }
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(inner: publisher.stream.makeAsyncIterator())
  }
}
