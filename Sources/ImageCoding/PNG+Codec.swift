// The calls into libpng; nothing else in the house makes any.

import CPNG
import CoreGraphics

extension PNG {
  /// Writes bytes B, G, R (opaque) or B, G, R, A as a PNG file.
  static func writePNG(
    _ bytes: [UInt8], width: Int, height: Int, isOpaque: Bool
  ) throws(PNGError) -> Data {
    // SAFETY: the structure is plain data until libpng is called, and is freed at the end. `bytes` holds the rows of
    // this size and format.
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    unsafe image.width = png_uint_32(width)
    unsafe image.height = png_uint_32(height)
    unsafe image.format = isOpaque ? formatBGR : formatBGRA
    defer { unsafe png_image_free(&image) }
    var size = unsafe vitrine_png_size_bound(image)
    var file = Data(count: Int(size))
    // SAFETY: `file` has the `size` bytes that libpng asks for at most, and libpng sets `size` to what it wrote.
    let done = unsafe file.withUnsafeMutableBytes { memory in
      unsafe png_image_write_to_memory(&image, memory.baseAddress, &size, 0, bytes, 0, nil)
    }
    guard done != 0 else { throw .codec(reason: unsafe message(of: image)) }
    return Data(file.prefix(Int(size)))
  }

  /// Fills a buffer of the file's size with pixels that are not multiplied by alpha.
  static func readPNG(_ data: Data, into pixels: PixelBuffer) throws(PNGError) {
    // SAFETY: the structure is plain data until libpng is called, and is freed at the end.
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { unsafe png_image_free(&image) }
    let done = unsafe data.withUnsafeBytes { memory in
      // SAFETY: libpng reads from `memory` within this closure alone, and writes `height` rows of `stride` words, which
      // the buffer has: its size is the file's.
      guard
        unsafe png_image_begin_read_from_memory(&image, memory.baseAddress, memory.count) != 0,
        unsafe Int(image.width) == pixels.width, unsafe Int(image.height) == pixels.height
      else { return false }
      unsafe image.format = formatBGRA
      unsafe image.flags |= sixteenBitsAreSRGB
      return unsafe png_image_finish_read(
        &image, nil, pixels.base, png_int_32(pixels.stride * 4), nil) != 0
    }
    guard done else { throw .codec(reason: unsafe message(of: image)) }
  }

  private static var formatBGR: png_uint_32 { png_uint_32(PNG_FORMAT_BGR) }
  private static var formatBGRA: png_uint_32 { png_uint_32(PNG_FORMAT_BGRA) }
  /// `PNG_IMAGE_FLAG_16BIT_sRGB`: else libpng takes 16-bit samples for linear light.
  private static var sixteenBitsAreSRGB: png_uint_32 { png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB) }

  private static func message(of image: png_image) -> String {
    // SAFETY: the text is an array inside of the structure, read up to its end or to the first 0.
    let text = unsafe withUnsafeBytes(of: image.message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? "its header contradicts itself" : text
  }
}
