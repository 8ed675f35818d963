// The calls into libjpeg-turbo; nothing else in the house makes any.

import CJPEG
import CoreGraphics

extension JPEG {
  /// Fills a buffer of the file's size. The accurate transform is the one that is the same everywhere.
  static func readJPEG(_ data: Data, into pixels: PixelBuffer) throws(JPEGError) {
    // SAFETY: the handle is checked for null and destroyed at the end; the array lives for the
    // calls, which read `bytes.count` bytes of it.
    guard let codec = unsafe tjInitDecompress() else { throw .codec(reason: "out of memory") }
    defer { unsafe tjDestroy(codec) }
    let bytes = [UInt8](data)
    var (width, height, sampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let isRead = unsafe tjDecompressHeader3(
      codec, bytes, UInt(bytes.count), &width, &height, &sampling, &colors)
    guard unsafe isRead == 0 || isWarning(codec) else {
      throw unsafe .codec(reason: message(codec))
    }
    guard Int(width) == pixels.width, Int(height) == pixels.height else {
      throw .codec(reason: "its header contradicts itself")
    }
    let isInk = colors == Int32(TJCS_CMYK.rawValue) || colors == Int32(TJCS_YCCK.rawValue)
    let layout = isInk ? TJPF_CMYK : TJPF_BGRA
    // SAFETY: the buffer has `height` rows of `stride` words, and its size is the file's.
    let isDone = unsafe tjDecompress2(
      codec, bytes, UInt(bytes.count),
      UnsafeMutableRawPointer(pixels.base).assumingMemoryBound(
        to: UInt8.self), width, Int32(pixels.stride * 4), height, Int32(layout.rawValue),
      TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
    guard unsafe isDone == 0 || isWarning(codec) else {
      throw unsafe .codec(reason: message(codec))
    }
    if isInk { pixels.mapPixels(light) }
  }

  /// Opaque pixels as a file.
  static func writeJPEG(_ pixels: PixelBuffer, quality: Int) throws(JPEGError) -> Data {
    // SAFETY: the handle is checked for null and destroyed at the end. `file` has room for the
    // largest file of this size, and the library may not allocate another; the pixels have `height`
    // rows of `stride` words.
    guard let codec = unsafe tjInitCompress() else { throw .codec(reason: "out of memory") }
    defer { unsafe tjDestroy(codec) }
    let (width, height) = (Int32(pixels.width), Int32(pixels.height))
    let sampling = Int32(TJSAMP_444.rawValue)
    var size = tjBufSize(width, height, sampling)
    var file = Data(count: Int(size))
    let isDone = unsafe file.withUnsafeMutableBytes { memory in
      var start = unsafe memory.bindMemory(to: UInt8.self).baseAddress
      return unsafe tjCompress2(
        codec, UnsafeMutableRawPointer(pixels.base).assumingMemoryBound(to: UInt8.self), width,
        Int32(pixels.stride * 4), height, Int32(TJPF_BGRX.rawValue), &start, &size, sampling,
        Int32(quality), TJFLAG_ACCURATEDCT | TJFLAG_NOREALLOC)
    }
    // SAFETY: the handle is open; its text is copied.
    guard isDone == 0 else { throw unsafe .codec(reason: message(codec)) }
    return Data(file.prefix(Int(size)))
  }

  /// Bytes C, M, Y, K, where 255 is no ink, as light.
  private static func light(_ pixel: UInt32) -> UInt32 {
    let black = pixel >> 24
    func shown(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 255) * black + 127) / 255 }
    return 0xFF00_0000 | shown(0) << 16 | shown(8) << 8 | shown(16)
  }

  private static func isWarning(_ codec: tjhandle) -> Bool {
    // SAFETY: the handle is open.
    unsafe tjGetErrorCode(codec) == Int32(TJERR_WARNING.rawValue)
  }

  private static func message(_ codec: tjhandle) -> String {
    // SAFETY: the handle is open; its text is copied before the next call.
    unsafe tjGetErrorStr2(codec).map { unsafe String(cString: $0) } ?? "unknown"
  }
}

extension PixelBuffer {
  fileprivate func mapPixels(_ change: (UInt32) -> UInt32) {
    for y in 0..<height {
      // SAFETY: the row lives for the closure, which touches only its indices.
      unsafe withRow(y) { row in
        for index in row.indices { unsafe row[index] = unsafe change(row[index]) }
      }
    }
  }
}
