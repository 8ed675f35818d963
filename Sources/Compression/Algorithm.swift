// The algorithms under the names that Swift's part of Apple's Compression gives them.

/// A way to pack bytes ([Apple](https://developer.apple.com/documentation/compression/algorithm)). Only `zlib`
/// works here.
public enum Algorithm: CaseIterable, RawRepresentable, Hashable, Sendable {
  case lzfse, zlib, lz4, lzma, lzbitmap

  /// Nil for an algorithm that has no case.
  public init?(rawValue: compression_algorithm) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }

  /// The algorithm's name in C.
  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .lzbitmap: COMPRESSION_LZBITMAP
    }
  }
}
