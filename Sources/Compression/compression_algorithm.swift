// The algorithms of Apple's Compression, of which zlib's is here.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

private import FoundationAdditions

/// A way to pack bytes
/// ([Apple](https://developer.apple.com/documentation/compression/compression_algorithm)). Only `COMPRESSION_ZLIB`
/// works here; the others fail, which is one line in the log each.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  /// By Apple's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// By Apple's number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Whether the algorithm works here; says once where it does not.
  var isKnown: Bool {
    if self == COMPRESSION_ZLIB { return true }
    let name = Self.names[rawValue] ?? "algorithm \(rawValue)"
    logOnce("Compression: \(name) is missing here; only COMPRESSION_ZLIB works")
    return false
  }

  private static let names: [UInt32: String] = [
    0x100: "COMPRESSION_LZ4", 0x101: "COMPRESSION_LZ4_RAW", 0x306: "COMPRESSION_LZMA",
    0x702: "COMPRESSION_LZBITMAP", 0x801: "COMPRESSION_LZFSE", 0xB02: "COMPRESSION_BROTLI",
  ]
}

/// DEFLATE without a frame ([RFC 1951](https://www.rfc-editor.org/rfc/rfc1951)), packed at level 5.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// Missing here.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// Missing here.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// Missing here.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Missing here.
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
/// Missing here.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Missing here.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)
