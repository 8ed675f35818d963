// The operator `encode`.

extension Publishers {
  /// Encodes each value ([Apple](https://developer.apple.com/documentation/combine/publishers/encode)). An error of
  /// the encoder ends the stream as its failure.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    private let encoder: Coder

    /// Makes a publisher that encodes the values of `upstream` with `encoder`.
    public init(upstream: Upstream, encoder: Coder) {
      (self.upstream, self.encoder) = (upstream, encoder)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.tryMap { [encoder] in try encoder.encode($0) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value with an encoder, such as a `JSONEncoder`
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/encode(encoder:))). An error of the encoder
  /// ends the stream as its failure.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
