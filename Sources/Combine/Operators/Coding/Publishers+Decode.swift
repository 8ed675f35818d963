// The operator `decode`.

extension Publishers {
  /// Decodes each value ([Apple](https://developer.apple.com/documentation/combine/publishers/decode)). An error of
  /// the decoder ends the stream as its failure.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error
    public let upstream: Upstream
    private let decoder: Coder

    /// Makes a publisher that decodes the values of `upstream` with `decoder`.
    public init(upstream: Upstream, decoder: Coder) {
      (self.upstream, self.decoder) = (upstream, decoder)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.tryMap { [decoder] in try decoder.decode(Output.self, from: $0) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Decodes each value with a decoder, such as a `JSONDecoder`
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/decode(type:decoder:))). An error of the
  /// decoder ends the stream as its failure.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
