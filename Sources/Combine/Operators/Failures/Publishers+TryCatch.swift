// The operator `tryCatch`.

extension Publishers {
  /// Continues with another publisher after a failure; fails with the error that the closure throws
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/trycatch)).
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    /// Makes the publisher that replaces a failed one, or throws.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let buffer = BufferedSubscription(subscriber)
      buffer.sendSubscription()
      buffer.subscribe(to: upstream, receiveValue: buffer.enqueue) { [handler] completion in
        guard case .failure(let failure) = completion else { return buffer.complete(.finished) }
        do {
          buffer.subscribe(to: try handler(failure), receiveValue: buffer.enqueue) {
            buffer.complete($0.erased)
          }
        } catch {
          buffer.complete(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Continues with the publisher that a closure makes of a failure, or fails with the error that it throws
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/trycatch(_:))).
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
