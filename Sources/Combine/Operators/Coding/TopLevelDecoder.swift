// Decoders that `decode` accepts.

public import Foundation

/// Decodes a whole value from data or another input
/// ([Apple](https://developer.apple.com/documentation/combine/topleveldecoder)).
public protocol TopLevelDecoder<Input> {
  /// The type of the encoded input.
  associatedtype Input
  /// Decodes one value; throws if the input does not hold it.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}

extension PropertyListDecoder: TopLevelDecoder {}
