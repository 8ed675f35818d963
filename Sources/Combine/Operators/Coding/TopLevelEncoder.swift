// Encoders that `encode` accepts.

public import Foundation

/// Encodes a whole value into data or another output
/// ([Apple](https://developer.apple.com/documentation/combine/toplevelencoder)).
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded output.
  associatedtype Output
  /// Encodes one value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {}

extension PropertyListEncoder: TopLevelEncoder {}
