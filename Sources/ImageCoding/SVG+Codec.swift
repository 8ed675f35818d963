// The calls into librsvg and cairo; nothing else in the house makes any.

import CRSVG
import CoreGraphics

extension SVG {
  // SAFETY: the table is filled in once and never changed; the libraries stay open.
  nonisolated(unsafe) private static let library = unsafe crsvg_open()

  static func readSVG(
    _ bytes: [UInt8], scale: CGFloat
  ) throws(SVGError) -> (pixels: PixelBuffer, size: CGSize) {
    // SAFETY: the libraries' functions live for ever. The document copies the bytes; it is checked for null and
    // released once.
    guard let library = unsafe library?.pointee else { throw .noLibrary }
    var error: UnsafeMutablePointer<crsvg_error>?
    guard let document = unsafe library.read(bytes, bytes.count, &error) else {
      throw unsafe .document(reason: message(&error, library))
    }
    defer { unsafe library.release(UnsafeMutableRawPointer(document)) }
    let size = try unsafe size(of: document, library)
    let side: PixelSize
    do {
      side = try PixelSize(covering: size, scale: scale)
    } catch {
      throw .size(width: size.width * scale, height: size.height * scale)
    }
    let pixels = PixelBuffer(width: side.width, height: side.height)
    // SAFETY: the document is open until this call ends.
    try unsafe draw(
      document, CGSize(width: size.width * scale, height: size.height * scale), into: pixels,
      library)
    return (pixels, size)
  }

  /// The size in points: width and height, else the view box.
  private static func size(
    of document: OpaquePointer, _ library: crsvg_functions
  ) throws(SVGError) -> CGSize {
    // SAFETY: the caller's document is open; the library writes the numbers.
    var (width, height) = (0.0, 0.0)
    if unsafe library.pixel_size(document, &width, &height) != 0 {
      return CGSize(width: width, height: height)
    }
    var (hasBox, box) = (Int32(0), crsvg_rectangle())
    unsafe library.dimensions(document, nil, nil, nil, nil, &hasBox, &box)
    guard hasBox != 0 else { throw .noSize }
    return CGSize(width: box.width, height: box.height)
  }

  private static func draw(
    _ document: OpaquePointer, _ size: CGSize, into pixels: PixelBuffer, _ library: crsvg_functions
  ) throws(SVGError) {
    // SAFETY: the buffer has `height` rows of `stride` words and outlives surface and cairo, which are freed once; both
    // are never null, but hold their error.
    let memory = unsafe UnsafeMutableRawPointer(pixels.base).assumingMemoryBound(to: UInt8.self)
    let surface = unsafe library.surface(
      memory, Int32(crsvg_argb32), Int32(pixels.width), Int32(pixels.height),
      Int32(pixels.stride * 4))
    defer { unsafe library.free_surface(surface) }
    let cairo = unsafe library.create(surface)
    defer { unsafe library.free_cairo(cairo) }
    var viewport = crsvg_rectangle(x: 0, y: 0, width: size.width, height: size.height)
    var error: UnsafeMutablePointer<crsvg_error>?
    guard unsafe library.render(document, cairo, &viewport, &error) != 0 else {
      throw unsafe .document(reason: message(&error, library))
    }
    // SAFETY: surface and cairo are open until this call ends.
    unsafe library.flush(surface)
    guard unsafe library.status(cairo) == 0 else { throw .document(reason: "it cannot be drawn") }
  }

  /// The words of an error, which is freed.
  private static func message(
    _ error: inout UnsafeMutablePointer<crsvg_error>?, _ library: crsvg_functions
  ) -> String {
    // SAFETY: GLib's error is this call's, and its text a C string that is copied before it goes.
    guard let found = unsafe error else { return "unknown" }
    defer { unsafe library.free_error(found) }
    return unsafe found.pointee.message.map { unsafe String(cString: $0) } ?? "unknown"
  }
}
