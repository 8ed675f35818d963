// The directions of a stream.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

/// Whether a stream packs or unpacks.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  /// By Apple's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// By Apple's number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// Packs.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
/// Unpacks.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)
