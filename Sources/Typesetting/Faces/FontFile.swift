// The bytes of a font file, mapped into memory.

import CHarfBuzz
import CoreGraphics
import Glibc

/// The bytes of a font file; they live as long as this value, and FreeType and HarfBuzz read them
/// in place.
@safe
final class FontFile: @unchecked Sendable {
  let path: String
  /// An immutable `hb_blob_t`.
  let blob: OpaquePointer

  /// Maps the file.
  init(path: String) throws(FontError) {
    self.path = path
    // SAFETY: the path is a C string for the calls; `strerror`'s text is copied at once.
    guard unsafe access(path, R_OK) == 0 else {
      throw .unreadable(path: path, reason: unsafe String(cString: strerror(errno)))
    }
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else {
      throw .unreadable(path: path, reason: "not a file that can be mapped")
    }
    // SAFETY: the blob is not null, and this value's alone.
    unsafe self.blob = unsafe blob
    unsafe hb_blob_make_immutable(blob)
  }

  /// A copy of `bytes`; `name` stands for the path in errors.
  init(bytes: [UInt8], name: String) {
    path = name
    // SAFETY: HarfBuzz copies the bytes within the closure, and never returns null.
    unsafe blob = unsafe bytes.withUnsafeBytes { memory in
      unsafe hb_blob_create(
        memory.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(memory.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    unsafe hb_blob_make_immutable(blob)
  }

  deinit {
    // SAFETY: who reads the bytes keeps this value.
    unsafe hb_blob_destroy(blob)
  }

  /// The bytes, for as long as the file lives.
  var memory: UnsafeRawBufferPointer {
    // SAFETY: an immutable blob's bytes stay where they are; callers keep the file as long as they read.
    var count: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &count)
    return unsafe UnsafeRawBufferPointer(start: start, count: Int(count))
  }
}
