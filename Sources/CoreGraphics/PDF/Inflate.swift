// Decompresses streams with zlib.

private import CZlib

/// Unpacks DEFLATE's blocks in zlib's frame
/// ([RFC 1950](https://www.rfc-editor.org/rfc/rfc1950), [RFC 1951](https://www.rfc-editor.org/rfc/rfc1951)).
enum Inflate {
  /// Bytes at most: a few packed ones may ask for all of the memory.
  static let limit = 64 << 20

  /// All that can be unpacked: of a damaged stream what stands before the damage.
  static func unpack(_ packed: ArraySlice<UInt8>) -> [UInt8] {
    var room = min(max(packed.count * 4, 4096), limit)
    while true {
      let bytes = unpack(packed, room: room)
      if bytes.count < room || room == limit { return bytes }
      room = min(room * 4, limit)
    }
  }

  private static func unpack(_ packed: ArraySlice<UInt8>, room: Int) -> [UInt8] {
    // SAFETY: both runs live during the call, which writes at most `room` bytes and says how many.
    unsafe [UInt8](unsafeUninitializedCapacity: room) { bytes, count in
      count = unsafe packed.withUnsafeBufferPointer { packed in
        guard let start = packed.baseAddress, let target = bytes.baseAddress else { return 0 }
        return unsafe vitrine_inflate(start, packed.count, target, room)
      }
    }
  }
}
