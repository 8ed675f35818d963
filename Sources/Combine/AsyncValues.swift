// Values for `for await`.

internal import Foundation

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

extension Publisher {
  fileprivate var stream: AsyncThrowingStream<Output, any Error> {
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

private struct Held: @unchecked Sendable {
  let subscription: AnyCancellable
}

extension Future {
  /// The value, or the failure, once it is there.
  public var value: Output {
    get async throws {
      for try await value in AsyncThrowingPublisher(self) { return value }
      throw CancellationError()
    }
  }
}

extension Future where Failure == Never {
  public var value: Output {
    get async {
      for await value in AsyncPublisher(self) { return value }
      fatalError("the future is gone before it had a value")
    }
  }
}
