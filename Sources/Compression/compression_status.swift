// How a call of a stream ended.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

/// How a call of a stream ended.
public struct compression_status: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  /// By Apple's number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// By Apple's number.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
/// More bytes are to be read or written.
public let COMPRESSION_STATUS_OK = compression_status(0)
/// The bytes are damaged, or the algorithm is missing.
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// All bytes are written.
public let COMPRESSION_STATUS_END = compression_status(1)
