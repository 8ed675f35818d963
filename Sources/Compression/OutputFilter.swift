// Packing and unpacking into a closure.

public import Foundation

/// Packs or unpacks what is written to it, and hands it on
/// ([Apple](https://developer.apple.com/documentation/compression/outputfilter)).
@safe public final class OutputFilter {
  private let sink: (Data?) throws -> Void
  private let piece: Int
  // SAFETY: begun in `init` and ended once, by `end` or `deinit`; nobody else sees it.
  private let stream = UnsafeMutablePointer<compression_stream>.allocate(capacity: 1)
  private var isOpen = true

  /// `bufferCapacity`: bytes that are handed on at once at most. `writeBlock` is given nil at the end.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    writingTo writeBlock: @escaping (Data?) throws -> Void
  ) throws {
    sink = writeBlock
    piece = max(bufferCapacity, 1)
    // SAFETY: nothing is read or written at a place of 0 bytes; `process` sets both places.
    let nowhere = unsafe UnsafeMutableRawPointer(stream).assumingMemoryBound(to: UInt8.self)
    unsafe stream.initialize(
      to: compression_stream(
        dst_ptr: nowhere, dst_size: 0, src_ptr: nowhere, src_size: 0, state: nil))
    guard
      unsafe compression_stream_init(stream, operation.operation, algorithm.rawValue)
        == COMPRESSION_STATUS_OK
    else { throw FilterError.filterInitError }
  }

  deinit {
    // SAFETY: `init` began the stream, and nobody else has it.
    unsafe compression_stream_destroy(stream)
    unsafe stream.deallocate()
  }

  /// Takes bytes; nil or none end the filter.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard isOpen else { throw FilterError.invalidState }
    let bytes = data.map { [UInt8]($0) } ?? []
    if bytes.isEmpty { return try finalize() }
    try process(bytes, isLast: false)
  }

  /// Hands on what is left.
  public func finalize() throws {
    guard isOpen else { throw FilterError.invalidState }
    isOpen = false
    try process([0], isLast: true)
    try sink(nil)
  }

  /// `isLast`: nothing is read; the bytes are there for their place alone.
  private func process(_ bytes: [UInt8], isLast: Bool) throws {
    // SAFETY: the stream reads and writes inside of both runs, which live during the call.
    try unsafe bytes.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      unsafe stream.pointee.src_ptr = start
      unsafe stream.pointee.src_size = isLast ? 0 : source.count
      var status = COMPRESSION_STATUS_OK
      repeat {
        var left = 0
        let output = unsafe [UInt8](unsafeUninitializedCapacity: piece) { target, count in
          guard let start = target.baseAddress else { return }
          unsafe stream.pointee.dst_ptr = start
          unsafe stream.pointee.dst_size = piece
          // SAFETY: the stream writes at most `piece` bytes at `dst_ptr`.
          let flags = isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0
          status = unsafe compression_stream_process(stream, flags)
          left = unsafe stream.pointee.dst_size
          count = piece - left
        }
        if status == COMPRESSION_STATUS_ERROR { throw FilterError.filterProcessError }
        if !output.isEmpty { try sink(Data(output)) }
        if left > 0 { break }
      } while status == COMPRESSION_STATUS_OK
    }
  }
}
