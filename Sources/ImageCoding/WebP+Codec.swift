// The calls into libwebp; nothing else in the house makes any.

import CWebP
import CoreGraphics

extension WebP {
  /// The size that a file says, and whether it is an animation.
  static func readHeader(
    _ bytes: [UInt8]
  ) throws(WebPError) -> (width: Int, height: Int, isAnimated: Bool) {
    var features = WebPBitstreamFeatures()
    // SAFETY: the array lives for the call, which reads `bytes.count` bytes of it.
    let status = unsafe WebPGetFeatures(bytes, bytes.count, &features)
    guard status == VP8_STATUS_OK else { throw .codec(reason: reason(status)) }
    return (Int(features.width), Int(features.height), features.has_animation != 0)
  }

  /// Fills a buffer of the file's size with pixels that are not multiplied by alpha.
  static func readPicture(_ bytes: [UInt8], into pixels: PixelBuffer) throws(WebPError) {
    // SAFETY: the array lives for the call. The buffer has `height` rows of `stride` words, which the library is told.
    let done = unsafe WebPDecodeBGRAInto(
      bytes, bytes.count,
      UnsafeMutableRawPointer(pixels.base).assumingMemoryBound(to: UInt8.self),
      pixels.stride * pixels.height * 4, Int32(pixels.stride * 4))
    guard unsafe done != nil else { throw .codec(reason: reason(VP8_STATUS_BITSTREAM_ERROR)) }
  }

  /// The pictures of an animation, each over those before it.
  static func readAnimation(
    _ bytes: [UInt8], limit: Int
  ) throws(WebPError) -> (frames: [AnimationFrame], loops: Int?) {
    let found = unsafe bytes.withUnsafeBufferPointer { memory -> ([AnimationFrame], Int)? in
      // SAFETY: the bytes outlive the decoder, which is checked for null and deleted once.
      var data = unsafe WebPData(bytes: memory.baseAddress, size: memory.count)
      var options = WebPAnimDecoderOptions()
      guard unsafe WebPAnimDecoderOptionsInit(&options) != 0 else { return nil }
      // Multiplied by alpha here: the library rounds otherwise.
      options.color_mode = MODE_BGRA
      guard let decoder = unsafe WebPAnimDecoderNew(&data, &options) else { return nil }
      defer { unsafe WebPAnimDecoderDelete(decoder) }
      return unsafe frames(of: decoder, limit: limit)
    }
    guard let (frames, loops) = found, !frames.isEmpty else {
      throw .codec(reason: reason(VP8_STATUS_BITSTREAM_ERROR))
    }
    return (frames, loops)
  }

  private static func frames(
    of decoder: OpaquePointer, limit: Int
  ) -> (frames: [AnimationFrame], loops: Int)? {
    // SAFETY: the caller's decoder is open; the canvas has `canvas_width` × `canvas_height` words and lives until the
    // next call.
    var info = WebPAnimInfo()
    guard unsafe WebPAnimDecoderGetInfo(decoder, &info) != 0 else { return nil }
    let (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
    guard width > 0, height > 0, width * height <= maximumPixels else { return nil }
    let most = min(limit, maximumPixels / (width * height))
    var frames: [AnimationFrame] = []
    var canvas: UnsafeMutablePointer<UInt8>?
    var (time, before) = (Int32(0), Int32(0))
    while frames.count < most, unsafe WebPAnimDecoderGetNext(decoder, &canvas, &time) != 0,
      let canvas = unsafe canvas
    {
      let pixels = PixelBuffer(width: width, height: height)
      // SAFETY: both have width × height words; a buffer of its own has no space between rows.
      unsafe UnsafeMutableRawPointer(pixels.base).copyMemory(
        from: canvas, byteCount: width * height * 4)
      pixels.premultiply()
      frames.append(AnimationFrame(pixels: pixels, delay: Double(time - before) / 1000))
      before = time
    }
    return (frames, Int(info.loop_count))
  }

  /// The chunk of a picture without loss, as it stands in a file.
  static func writePicture(_ pixels: PixelBuffer) throws(WebPError) -> [UInt8] {
    // SAFETY: the picture is initialised here and freed once; the library allocates its pixels.
    var picture = unsafe WebPPicture()
    guard unsafe WebPPictureInit(&picture) != 0 else {
      throw .codec(reason: "another version of libwebp")
    }
    defer { unsafe WebPPictureFree(&picture) }
    unsafe (picture.use_argb, picture.width) = (1, Int32(pixels.width))
    unsafe picture.height = Int32(pixels.height)
    guard unsafe WebPPictureAlloc(&picture) != 0 else {
      throw unsafe .codec(reason: reason(picture))
    }
    // SAFETY: the picture is allocated, and as large as the pixels.
    unsafe copyStraight(pixels, to: picture)
    // A file of one picture is 12 bytes of RIFF, and its chunk.
    return Array(try unsafe file(of: &picture).dropFirst(12))
  }

  /// libwebp's level of effort, 0 … 9: a recording has many frames.
  private static let effort: Int32 = 1

  private static func file(of picture: inout WebPPicture) throws(WebPError) -> [UInt8] {
    // SAFETY: the writer outlives the call that uses it, and is cleared once, after its bytes were copied.
    var (config, writer) = unsafe (WebPConfig(), WebPMemoryWriter())
    unsafe WebPMemoryWriterInit(&writer)
    defer { unsafe WebPMemoryWriterClear(&writer) }
    let isDone = unsafe withUnsafeMutablePointer(to: &writer) { writer in
      unsafe picture.writer = WebPMemoryWrite
      unsafe picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return unsafe WebPConfigInit(&config) != 0
        && WebPConfigLosslessPreset(&config, effort) != 0 && WebPEncode(&config, &picture) != 0
    }
    guard isDone else { throw unsafe .codec(reason: reason(picture)) }
    return unsafe Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }

  /// Copies pixels, not multiplied by alpha, to an allocated picture of their size.
  private static func copyStraight(_ pixels: PixelBuffer, to picture: WebPPicture) {
    // SAFETY: the picture has `height` rows of `argb_stride` words, and each row lives for its closure.
    for y in 0..<pixels.height {
      let row = unsafe picture.argb + y * Int(picture.argb_stride)
      unsafe pixels.withRow(y) { source in
        for x in source.indices { unsafe row[x] = source[x].unpremultiplied }
      }
    }
  }

  private static func reason(_ picture: WebPPicture) -> String {
    // SAFETY: one number of the structure is read.
    switch unsafe picture.error_code {
    case VP8_ENC_ERROR_OUT_OF_MEMORY, VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY: "out of memory"
    case VP8_ENC_ERROR_BAD_DIMENSION: "a size that it does not have"
    default: "libwebp's error \(unsafe picture.error_code.rawValue)"
    }
  }

  private static func reason(_ status: VP8StatusCode) -> String {
    switch status {
    case VP8_STATUS_OUT_OF_MEMORY: "out of memory"
    case VP8_STATUS_UNSUPPORTED_FEATURE: "a feature that is not supported"
    case VP8_STATUS_NOT_ENOUGH_DATA: "it ends too early"
    default: "it contradicts itself"
    }
  }
}
