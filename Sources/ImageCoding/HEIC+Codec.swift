// The calls into libheif; nothing else in the house makes any.

import CHEIF
import CoreGraphics

extension HEIC {
  // SAFETY: the table is filled in once and never changed; the library stays open.
  nonisolated(unsafe) private static let library = unsafe cheif_open()

  static func readHEIC(_ bytes: [UInt8]) throws(HEICError) -> PixelBuffer {
    // SAFETY: the library's functions live for ever. The context is checked for null and freed once, after the
    // handle; it reads the bytes in place, and the array lives until then.
    guard let library = unsafe library?.pointee else { throw .noLibrary }
    guard let context = unsafe library.context_alloc() else {
      throw .codec(reason: "out of memory")
    }
    defer { unsafe library.context_free(context) }
    unsafe library.set_maximum_side(context, Int32(PixelSize.maximumSide))
    return try unsafe bytes.withUnsafeBufferPointer { (memory) throws(HEICError) in
      try unsafe check(library.read(context, memory.baseAddress, memory.count, nil))
      var handle: OpaquePointer?
      try unsafe check(library.primary_handle(context, &handle))
      // SAFETY: the handle is checked for null and released once, after the picture is decoded.
      guard let handle = unsafe handle else { throw .codec(reason: "no primary picture") }
      defer { unsafe library.release_handle(handle) }
      try unsafe checkSize(
        width: Int(library.width(handle)), height: Int(library.height(handle)))
      let isPremultiplied = unsafe library.is_premultiplied(handle) != 0
      let pixels = try unsafe decode(handle, library)
      if !isPremultiplied { pixels.premultiply() }
      return pixels
    }
  }

  private static func decode(
    _ handle: OpaquePointer, _ library: cheif_functions
  ) throws(HEICError) -> PixelBuffer {
    // SAFETY: the caller's handle is open; the image is released once, after its last row is read.
    var image: OpaquePointer?
    try unsafe check(
      library.decode(
        handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, nil))
    guard let image = unsafe image else { throw .codec(reason: "no pixels") }
    defer { unsafe library.release_image(image) }
    let width = unsafe Int(library.decoded_width(image, heif_channel_interleaved))
    let height = unsafe Int(library.decoded_height(image, heif_channel_interleaved))
    try checkSize(width: width, height: height)
    var stride: Int32 = 0
    guard let plane = unsafe library.plane(image, heif_channel_interleaved, &stride),
      Int(stride) >= width * 4
    else { throw .codec(reason: "no pixels") }
    let pixels = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      // SAFETY: the plane has `height` rows, `stride` bytes apart, of four bytes a pixel: red, green, blue, alpha.
      unsafe pixels.withRow(y) { row in
        let source = unsafe plane + y * Int(stride)
        for x in row.indices {
          let red = unsafe UInt32(source[4 * x]) << 16
          let green = unsafe UInt32(source[4 * x + 1]) << 8
          unsafe row[x] =
            unsafe UInt32(source[4 * x + 3]) << 24 | red | green
            | UInt32(source[4 * x + 2])
        }
      }
    }
    return pixels
  }

  private static func check(_ error: heif_error) throws(HEICError) {
    // SAFETY: the message is a C string of the library's, which is copied here.
    guard unsafe error.code.rawValue != heif_error_Ok.rawValue else { return }
    throw unsafe .codec(reason: error.message.map { unsafe String(cString: $0) } ?? "unknown")
  }
}
