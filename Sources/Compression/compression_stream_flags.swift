// The flags of a call of a stream.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

/// The flags of a call of `compression_stream_process`.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  /// By Apple's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// By Apple's number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// No bytes follow those of this call.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)
