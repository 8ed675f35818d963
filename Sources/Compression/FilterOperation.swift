// The directions of a filter.

/// Whether a filter packs or unpacks.
public enum FilterOperation: Hashable, Sendable {
  case compress, decompress

  /// A stream's name of it.
  var operation: compression_stream_operation {
    self == .compress ? COMPRESSION_STREAM_ENCODE : COMPRESSION_STREAM_DECODE
  }
}
