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

/// Pixels in a layout of the caller's choice, in memory of the caller's or of its own.
@safe
final class Bitmap {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let layout: BitmapLayout
  /// The layout as the caller asked for it.
  let info: CGBitmapInfo
  /// Whether the fourth component says nothing.
  private let skipsAlpha: Bool
  let memory: UnsafeMutableRawPointer
  private let isBorrowed: Bool
  /// Whether the memory is the picture: each drawing changes it at once, as somebody may read it.
  var isShared: Bool

  /// `lent` has at least `bytesPerRow * height` bytes, which live as long as the bitmap is drawn in; without it
  /// the bitmap has its own, all zero.
  init(
    width: Int, height: Int, bytesPerRow: Int, layout: BitmapLayout, bits: UInt32,
    in lent: UnsafeMutableRawPointer?
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.layout = layout
    info = CGBitmapInfo(rawValue: bits)
    skipsAlpha = [.noneSkipFirst, .noneSkipLast].contains(info.alphaInfo)
    // SAFETY: the caller lends memory of the size that it says; own memory has exactly the size.
    unsafe isBorrowed = lent != nil
    isShared = isBorrowed
    if let lent = unsafe lent {
      unsafe memory = lent
    } else {
      unsafe memory = .allocate(byteCount: bytesPerRow * height, alignment: 16)
      unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    }
  }

  deinit {
    // SAFETY: allocated in `init`, and nothing else keeps it.
    if !isBorrowed { unsafe memory.deallocate() }
  }

  /// Whether all pixels are opaque, over black where nothing was drawn.
  var isOpaque: Bool { skipsAlpha || layout == .gray }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Writes `pixels` with their first one at the corner of `rect`, which has their size and lies in the bounds.
  func write(_ pixels: PixelBuffer, at rect: PixelRect) {
    precondition(
      pixels.width == rect.width && pixels.height == rect.height
        && rect.intersection(bounds) == rect, "pixels of another size")
    for y in 0..<rect.height {
      // SAFETY: `rect` lies in the bounds and has the buffer's size, as the precondition says.
      unsafe pixels.withRow(y) { row in
        for x in row.indices { unsafe store(row[x], at: place(rect.x + x, rect.y + y)) }
      }
    }
  }

  /// The pixels of `rect`, which lies in the bounds.
  func read(_ rect: PixelRect) -> PixelBuffer {
    precondition(rect.intersection(bounds) == rect, "a rectangle that reaches out of the bitmap")
    let pixels = PixelBuffer(width: rect.width, height: rect.height)
    for y in 0..<rect.height {
      // SAFETY: `rect` lies in the bounds and has the buffer's size, as the precondition says.
      unsafe pixels.withRow(y) { row in
        for x in row.indices { unsafe row[x] = load(place(rect.x + x, rect.y + y)) }
      }
    }
    return pixels
  }

  /// Draws an item that lies in the list's space on what the memory holds.
  ///
  /// Costs the drawing, and for layouts that are not the renderer's own a copy of the item's bounds there and
  /// back.
  func draw(_ item: DisplayItem) {
    let rect = PixelRect(covering: item.bounds).intersection(bounds)
    guard !rect.isEmpty else { return }
    let list = DisplayList([item])
    if let surface {
      return PictureRasterizer.current.draw(
        list, transform: .identity, into: surface, damage: [rect], background: nil)
    }
    let pixels = read(rect)
    PictureRasterizer.current.draw(
      list, transform: CGAffineTransform(translationX: -CGFloat(rect.x), y: -CGFloat(rect.y)),
      into: pixels, damage: nil, background: nil)
    write(pixels, at: rect)
  }

  /// The memory itself as pixels, where they lie as the renderer's do.
  private var surface: PixelBuffer? {
    // SAFETY: the buffer is used while this bitmap lives; the memory is aligned and has all its rows.
    guard layout == .bgra, !skipsAlpha, unsafe UInt(bitPattern: memory) % 4 == 0,
      bytesPerRow % 4 == 0
    else { return nil }
    return unsafe PixelBuffer(
      width: width, height: height, stride: bytesPerRow / 4,
      lending: memory.assumingMemoryBound(to: UInt32.self), release: {})
  }

  private func place(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer {
    // SAFETY: both are in the bounds, and a row holds `width` pixels of the layout.
    unsafe memory + (y * bytesPerRow + x * layout.bytesPerPixel)
  }

  private func store(_ pixel: UInt32, at place: UnsafeMutableRawPointer) {
    switch layout {
    // SAFETY: `place(_:_:)` gives memory of one pixel of the layout.
    case .bgra: unsafe place.storeBytes(of: pixel, as: UInt32.self)
    case .argb: unsafe place.storeBytes(of: pixel.byteSwapped, as: UInt32.self)
    case .abgr: unsafe place.storeBytes(of: pixel << 8 | pixel >> 24, as: UInt32.self)
    case .rgba:
      let swapped = pixel.byteSwapped
      unsafe place.storeBytes(of: swapped >> 8 | swapped << 24, as: UInt32.self)
    case .gray: unsafe place.storeBytes(of: pixel.luminance, as: UInt8.self)
    }
  }

  /// A premultiplied `0xAARRGGBB`; a component above its alpha, which a caller can write, becomes the alpha.
  private func load(_ place: UnsafeMutableRawPointer) -> UInt32 {
    let pixel: UInt32
    switch layout {
    // SAFETY: `place(_:_:)` gives memory of one pixel of the layout.
    case .bgra: pixel = unsafe place.loadUnaligned(as: UInt32.self)
    case .argb: pixel = unsafe place.loadUnaligned(as: UInt32.self).byteSwapped
    case .abgr:
      let stored = unsafe place.loadUnaligned(as: UInt32.self)
      pixel = stored >> 8 | stored << 24
    case .rgba:
      let stored = unsafe place.loadUnaligned(as: UInt32.self).byteSwapped
      pixel = stored >> 8 | stored << 24
    case .gray:
      return 0xFF00_0000 | UInt32(unsafe place.load(as: UInt8.self)) * 0x01_0101
    }
    return skipsAlpha ? pixel | 0xFF00_0000 : pixel.premultipliable
  }
}

extension UInt32 {
  fileprivate var premultipliable: UInt32 {
    let alpha = self >> 24
    return alpha << 24 | Swift.min(self >> 16 & 255, alpha) << 16
      | Swift.min(self >> 8 & 255, alpha) << 8 | Swift.min(self & 255, alpha)
  }

  /// The luminance of a premultiplied `0xAARRGGBB`, by the weights of sRGB in 1/256.
  var luminance: UInt8 {
    let weighted = (self >> 16 & 255) * 54 + (self >> 8 & 255) * 183 + (self & 255) * 19
    return UInt8((weighted + 128) >> 8)
  }
}
