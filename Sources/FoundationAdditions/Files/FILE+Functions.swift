// Streams whose bytes come from functions, as Darwin makes them.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

private import CStdio
import Foundation

// SAFETY: the pointers are the caller's, who keeps them alive until the stream is closed.
/// The functions of a stream, and what they are called with.
@safe private final class StreamFunctions {
  let cookie: UnsafeMutableRawPointer?
  let read:
    (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?
  let write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?
  let seek: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?
  let close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?

  init(
    _ cookie: UnsafeMutableRawPointer?,
    _ read: (
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32
    )?,
    _ write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
    _ seek: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
    _ close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
  ) {
    // SAFETY: stored for the stream's calls alone; the caller keeps them alive until it is closed.
    unsafe self.cookie = unsafe cookie
    unsafe self.read = unsafe read
    unsafe self.write = unsafe write
    unsafe self.seek = unsafe seek
    unsafe self.close = unsafe close
  }
}

/// The functions behind a stream that `funopen` made and that is not closed.
private func functions(_ object: UnsafeMutableRawPointer?) -> StreamFunctions? {
  // SAFETY: `funopen` retained the object, which `close` releases.
  unsafe object.map { unsafe Unmanaged<StreamFunctions>.fromOpaque($0).takeUnretainedValue() }
}

/// A stream whose bytes the functions read and write, each with `cookie`; nil where there is neither of these two.
/// Places in it are 64 bits wide, as Darwin's `fpos_t`.
@unsafe
public func funopen(
  _ cookie: UnsafeMutableRawPointer?,
  _ readfn: (
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32
  )?,
  _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
  _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
  _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? {
  // SAFETY: the stream retains the object and hands it to these functions until it is closed, which releases it.
  // The functions and the cookie are the caller's.
  guard unsafe readfn != nil || writefn != nil else { return nil }
  let object = unsafe Unmanaged.passRetained(
    StreamFunctions(cookie, readfn, writefn, seekfn, closefn))
  let calls = unsafe vitrine_cookie_functions(
    // SAFETY: as above; C's library passes room for `count` bytes.
    read: { object, bytes, count in
      let functions = unsafe functions(object)
      return unsafe Int(functions?.read?(functions?.cookie, bytes, Int32(clamping: count)) ?? -1)
    },
    write: { object, bytes, count in
      let functions = unsafe functions(object)
      return unsafe Int(functions?.write?(functions?.cookie, bytes, Int32(clamping: count)) ?? 0)
    },
    // SAFETY: as above; the place is read and written during the call.
    seek: { object, place, origin in
      guard let functions = unsafe functions(object), let seek = unsafe functions.seek,
        let place = unsafe place
      else { return -1 }
      let reached = unsafe seek(functions.cookie, Int64(place.pointee), origin)
      guard reached >= 0 else { return -1 }
      unsafe place.pointee = .init(reached)
      return 0
    },
    // SAFETY: the last call for this object.
    close: { object in
      let functions = unsafe functions(object)
      let result = unsafe functions?.close?(functions?.cookie) ?? 0
      if let object = unsafe object {
        unsafe Unmanaged<StreamFunctions>.fromOpaque(object).release()
      }
      return result
    })
  // SAFETY: the mode is a literal; the stream owns the retained object from here on.
  let mode = unsafe readfn == nil ? "w" : writefn == nil ? "r" : "r+"
  return unsafe vitrine_fopencookie(object.toOpaque(), mode, calls)?
    .assumingMemoryBound(to: FILE.self)
}
