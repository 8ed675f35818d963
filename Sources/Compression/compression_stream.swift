// Packing and unpacking piece by piece, with zlib.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

private import CZlib

// SAFETY: only pointers that the caller gives are stored here; the functions below read and write them.
/// Where a stream reads and writes next
/// ([Apple](https://developer.apple.com/documentation/compression/compression_stream)).
@unsafe
public struct compression_stream {
  /// Where the next bytes are written.
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  /// Bytes that have room there.
  public var dst_size: Int
  /// The next bytes to read.
  public var src_ptr: UnsafePointer<UInt8>
  /// Bytes that are to be read.
  public var src_size: Int
  /// The state that `compression_stream_init` made.
  public var state: UnsafeMutableRawPointer?

  /// All of it.
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>,
    src_size: Int, state: UnsafeMutableRawPointer?
  ) {
    // SAFETY: the pointers are stored, not followed.
    unsafe self.dst_ptr = dst_ptr
    unsafe self.dst_size = dst_size
    unsafe self.src_ptr = src_ptr
    unsafe self.src_size = src_size
    unsafe self.state = state
  }
}

/// zlib's state of one stream.
@safe private final class StreamState {
  // SAFETY: zlib's own state, begun in `init`, ended in `deinit`, and passed to zlib's functions alone.
  private var zlib = unsafe z_stream()
  private let isEncoder: Bool

  /// Nil where there is no memory.
  init?(_ operation: compression_stream_operation) {
    isEncoder = operation == COMPRESSION_STREAM_ENCODE
    // SAFETY: zlib begins the state that it is given, and keeps no pointer to it.
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    // Negative: without a frame.
    let window = -MAX_WBITS
    let level: Int32 = 5
    let memory: Int32 = 8
    let result =
      isEncoder
      ? unsafe deflateInit2_(
        &zlib, level, Z_DEFLATED, window, memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
      : unsafe inflateInit2_(&zlib, window, ZLIB_VERSION, size)
    if result != Z_OK { return nil }
  }

  deinit {
    // SAFETY: `init` began the state.
    _ = isEncoder ? unsafe deflateEnd(&zlib) : unsafe inflateEnd(&zlib)
  }

  /// Reads and writes as much as there is; moves the stream's places.
  func process(_ stream: inout compression_stream, isLast: Bool) -> compression_status {
    // SAFETY: zlib reads and writes at most as many bytes as the caller says that there are.
    let (read, room) = unsafe (Self.piece(stream.src_size), Self.piece(stream.dst_size))
    unsafe zlib.next_in = UnsafeMutablePointer(mutating: stream.src_ptr)
    unsafe zlib.avail_in = read
    unsafe zlib.next_out = stream.dst_ptr
    unsafe zlib.avail_out = room
    let isEnd = unsafe isLast && Int(read) == stream.src_size
    let result =
      isEncoder
      ? unsafe deflate(&zlib, isEnd ? Z_FINISH : Z_NO_FLUSH)
      : unsafe inflate(&zlib, Z_NO_FLUSH)
    // SAFETY: the places move by what zlib read and wrote.
    let done = unsafe (read: Int(read - zlib.avail_in), written: Int(room - zlib.avail_out))
    unsafe stream.src_ptr += done.read
    unsafe stream.src_size -= done.read
    unsafe stream.dst_ptr += done.written
    unsafe stream.dst_size -= done.written
    switch result {
    case Z_STREAM_END: return COMPRESSION_STATUS_END
    case Z_OK, Z_BUF_ERROR:
      // Nothing to read and room to write, but no end: the packed bytes are cut off.
      let isCut = unsafe !isEncoder && isEnd && zlib.avail_in == 0 && zlib.avail_out > 0
      return isCut ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
    default: return COMPRESSION_STATUS_ERROR
    }
  }

  private static func piece(_ count: Int) -> UInt32 { UInt32(clamping: count) }
}

// SAFETY: the caller's stream lives during the call; its state is one that `compression_stream_init` made.
/// Begins a stream. The places to read and write are set afterwards.
@unsafe
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard algorithm.isKnown, let state = StreamState(operation) else {
    unsafe stream.pointee.state = nil
    return COMPRESSION_STATUS_ERROR
  }
  unsafe stream.pointee.state = Unmanaged.passRetained(state).toOpaque()
  return COMPRESSION_STATUS_OK
}

// SAFETY: the caller's stream lives during the call; its state is one that `compression_stream_init` made.
/// Goes on until all is read or the room is full. `flags`: `COMPRESSION_STREAM_FINALIZE`, or 0.
@unsafe
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = unsafe stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
  return unsafe Unmanaged<StreamState>.fromOpaque(state).takeUnretainedValue()
    .process(&stream.pointee, isLast: isLast)
}

// SAFETY: the caller's stream lives during the call; its state is one that `compression_stream_init` made.
/// Ends a stream; an error where it was not begun.
@unsafe @discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = unsafe stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  unsafe Unmanaged<StreamState>.fromOpaque(state).release()
  unsafe stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}

// MARK: All at once

// SAFETY: both runs live during the call, and are as long as the caller says.
/// Packs bytes at once; returns how many were written, 0 where they do not fit. `scratch_buffer` is not needed.
@unsafe
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let run = unsafe run(
    COMPRESSION_STREAM_ENCODE, algorithm, from: src_buffer, count: src_size, to: dst_buffer,
    room: dst_size)
  return run.status == COMPRESSION_STATUS_END ? run.written : 0
}

// SAFETY: both runs live during the call, and are as long as the caller says.
/// Unpacks bytes at once; returns how many were written: `dst_size` where there is no room for all, 0 where they
/// are damaged. `scratch_buffer` is not needed.
@unsafe
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let run = unsafe run(
    COMPRESSION_STREAM_DECODE, algorithm, from: src_buffer, count: src_size, to: dst_buffer,
    room: dst_size)
  return run.status == COMPRESSION_STATUS_ERROR ? 0 : run.written
}

/// Bytes that `compression_encode_buffer` asks for: 0, none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// Bytes that `compression_decode_buffer` asks for: 0, none.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

private func run(
  _ operation: compression_stream_operation, _ algorithm: compression_algorithm,
  from source: UnsafePointer<UInt8>, count: Int,
  to target: UnsafeMutablePointer<UInt8>, room: Int
) -> (status: compression_status, written: Int) {
  guard algorithm.isKnown, let state = StreamState(operation) else {
    return (COMPRESSION_STATUS_ERROR, 0)
  }
  // SAFETY: as of the callers: both runs live during the call.
  var stream = unsafe compression_stream(
    dst_ptr: target, dst_size: room, src_ptr: source, src_size: count, state: nil)
  var status = COMPRESSION_STATUS_OK
  var isMoving = true
  while status == COMPRESSION_STATUS_OK, isMoving {
    // SAFETY: sizes alone are read.
    let before = unsafe (stream.src_size, stream.dst_size)
    status = unsafe state.process(&stream, isLast: true)
    isMoving = unsafe before != (stream.src_size, stream.dst_size)
  }
  return unsafe (status, room - stream.dst_size)
}
