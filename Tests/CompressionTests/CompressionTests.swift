// Bytes that are packed and unpacked, at once and piece by piece.

import Compression
import Foundation
import Testing

@Suite struct CompressionTests {
  private static let text = [UInt8](String(repeating: "abcdefgh 12345 ", count: 400).utf8)

  private func packed(_ bytes: [UInt8]) -> [UInt8] {
    // SAFETY: the packed bytes are fewer than the room for them, else none.
    unsafe [UInt8](unsafeUninitializedCapacity: bytes.count + 64) { target, count in
      guard let start = target.baseAddress else { return }
      count = unsafe compression_encode_buffer(
        start, target.count, bytes, bytes.count, nil, COMPRESSION_ZLIB)
    }
  }

  private func unpacked(_ bytes: [UInt8], room: Int) -> [UInt8] {
    // SAFETY: no more bytes are written than there is room for.
    unsafe [UInt8](unsafeUninitializedCapacity: room) { target, count in
      guard let start = target.baseAddress else { return }
      count = unsafe compression_decode_buffer(
        start, room, bytes, bytes.count, nil, COMPRESSION_ZLIB)
    }
  }

  @Test func `packed bytes are fewer, and come back`() {
    let packed = packed(Self.text)
    #expect(!packed.isEmpty && packed.count < Self.text.count / 10)
    #expect(unpacked(packed, room: Self.text.count) == Self.text)
  }

  /// Apple's page of `compression_decode_buffer`: with too little room it writes as much as fits.
  @Test func `with too little room as much is unpacked as fits`() {
    #expect(unpacked(packed(Self.text), room: 100) == Array(Self.text.prefix(100)))
  }

  @Test func `damaged bytes give none`() {
    #expect(unpacked([0xFF, 0xFF, 0xFF, 0xFF], room: 100).isEmpty)
  }

  /// Apple's page of `COMPRESSION_ZLIB`: raw DEFLATE as of RFC 1951. A stored block says so in its first byte.
  @Test func `the format is DEFLATE without a frame`() {
    let stored: [UInt8] = [1, 3, 0, 0xFC, 0xFF, 7, 8, 9]
    #expect(unpacked(stored, room: 10) == [7, 8, 9])
  }

  @Test func `a missing algorithm is an error`() throws {
    // SAFETY: nothing is read from the stream but what its initialiser wrote.
    let status = unsafe withUnsafeTemporaryAllocation(of: compression_stream.self, capacity: 1) {
      guard let start = $0.baseAddress else { return COMPRESSION_STATUS_OK }
      return unsafe compression_stream_init(
        start, COMPRESSION_STREAM_ENCODE, COMPRESSION_LZFSE)
    }
    #expect(status == COMPRESSION_STATUS_ERROR)
    #expect(throws: FilterError.self) { try OutputFilter(.compress, using: .lzma) { _ in } }
  }

  @Test(arguments: [1, 7, 1000, 100_000])
  func `filters hand on the same bytes whatever the pieces are`(piece: Int) throws {
    var small = Data()
    var ends = 0
    let pack = try OutputFilter(.compress, using: .zlib, bufferCapacity: piece) { data in
      if let data { small += data } else { ends += 1 }
    }
    for start in stride(from: 0, to: Self.text.count, by: 1000) {
      try pack.write(Data(Self.text[start..<min(start + 1000, Self.text.count)]))
    }
    try pack.finalize()
    var large = Data()
    let unpack = try OutputFilter(.decompress, using: .zlib, bufferCapacity: piece) { data in
      if let data { large += data } else { ends += 1 }
    }
    try unpack.write(small)
    try unpack.finalize()
    #expect([UInt8](large) == Self.text && ends == 2)
    #expect(throws: FilterError.self) { try unpack.write(small) }
  }
}
