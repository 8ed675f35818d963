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
      options.color_mode = MODE_bgrA
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
      frames.append(AnimationFrame(pixels: pixels, delay: Double(time - before) / 1000))
      before = time
    }
    return (frames, Int(info.loop_count))
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
