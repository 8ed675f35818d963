// Decoders that `decode` accepts.

public import Foundation

/// Makes values of data
/// ([Apple](https://developer.apple.com/documentation/combine/topleveldecoder)).
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}

extension PropertyListDecoder: TopLevelDecoder {}
