// The memory of a bitmap context, in the byte order that its maker asked for.

/// How a pixel's components lie in memory.
enum BitmapLayout: Hashable {
  case bgra
  case rgba
  case argb
  case abgr
  /// One byte: the luminance over black.
  case gray

  /// The layout of 8-bit components that a colour space and Apple's bits ask for; nil for one that
  /// is not known, such as colours that are not premultiplied.
  init?(_ space: CGColorSpace, _ bits: UInt32) {
    if space.model == .monochrome {
      guard bits == CGImageAlphaInfo.none.rawValue else { return nil }
      self = .gray
      return
    }
    let info = CGBitmapInfo(rawValue: bits)
    switch info.alphaInfo {
    case .premultipliedFirst, .noneSkipFirst: self = info.isLittleEndian ? .bgra : .argb
    case .premultipliedLast, .noneSkipLast: self = info.isLittleEndian ? .abgr : .rgba
    default: return nil
    }
  }

  var bytesPerPixel: Int { self == .gray ? 1 : 4 }
}

/// Pixels in a layout of the caller's choice.
@safe
final class Bitmap {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let layout: BitmapLayout
  let memory: UnsafeMutableRawPointer

  init(width: Int, height: Int, bytesPerRow: Int, layout: BitmapLayout) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.layout = layout
    unsafe memory = .allocate(byteCount: bytesPerRow * height, alignment: 16)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
  }

  deinit { unsafe memory.deallocate() }

  func write(_ pixels: PixelBuffer) {
    precondition(pixels.width == width && pixels.height == height, "a picture of another size")
    for y in 0..<height {
      let row = unsafe memory + y * bytesPerRow
      for x in 0..<width {
        // SAFETY: a row holds `width` pixels of the layout, see the initialiser.
        unsafe store(pixels[x, y], at: row + x * layout.bytesPerPixel)
      }
    }
  }

  private func store(_ pixel: UInt32, at place: UnsafeMutableRawPointer) {
    switch layout {
    case .bgra: unsafe place.storeBytes(of: pixel, as: UInt32.self)
    case .argb: unsafe place.storeBytes(of: pixel.byteSwapped, as: UInt32.self)
    case .abgr: unsafe place.storeBytes(of: pixel << 8 | pixel >> 24, as: UInt32.self)
    case .rgba:
      let swapped = pixel.byteSwapped
      unsafe place.storeBytes(of: swapped >> 8 | swapped << 24, as: UInt32.self)
    case .gray: unsafe place.storeBytes(of: pixel.luminance, as: UInt8.self)
    }
  }
}

extension UInt32 {
  /// Of a premultiplied `0xAARRGGBB`, by the weights of sRGB in 1/256.
  var luminance: UInt8 {
    let weighted = (self >> 16 & 255) * 54 + (self >> 8 & 255) * 183 + (self & 255) * 19
    return UInt8((weighted + 128) >> 8)
  }
}
