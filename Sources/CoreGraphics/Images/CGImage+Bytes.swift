// Images from bytes in layouts of the caller's choice.

extension CGImage {
  /// The picture whose pixels are the provider's bytes
  /// ([Apple](https://developer.apple.com/documentation/coregraphics/cgimage/init(width:height:bitspercomponent:bitsperpixel:bytesperrow:space:bitmapinfo:provider:decode:shouldinterpolate:intent:))):
  /// grey in 8 bits a pixel, or red, green and blue in 24 or 32, in any order, premultiplied or not.
  /// nil for another layout, and where there are too few bytes. `decode`, interpolation and intent
  /// change nothing.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8,
      let layout = ByteLayout(bitsPerPixel, space.model, info: bitmapInfo),
      let pixels = provider.pixels(width, height, bytesPerRow: bytesPerRow, layout: layout)
    else { return nil }
    self.init(pixels, isOpaque: layout.alpha == nil)
  }

  /// A mask that lets through where its bytes are 0 and hides where they are 255, in 8 bits a pixel; of
  /// wider pixels the luminance counts. nil for another layout, and where there are too few bytes.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let model: CGColorSpaceModel = bitsPerPixel == 8 ? .monochrome : .rgb
    let info = CGBitmapInfo(
      rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    guard bitsPerComponent == 8, let layout = ByteLayout(bitsPerPixel, model, info: info),
      let pixels = provider.pixels(width, height, bytesPerRow: bytesPerRow, layout: layout)
    else { return nil }
    self.init(pixels, isOpaque: true, isMask: true)
  }

  /// How much the image lets through at a pixel where its luminance counts, 0 … 255: a mask hides where it
  /// is white, any other image where it is black.
  private func passing(_ pixel: UInt32) -> UInt32 {
    UInt32(isMask ? 255 - pixel.luminance : pixel.luminance)
  }

  /// The image whose alpha is what this one lets through as a mask of drawing.
  var coverage: CGImage {
    guard isMask || isOpaque else { return self }
    let (source, result) = (pixels, PixelBuffer(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width { result[x, y] = passing(source[x, y]) * 0x0101_0101 }
    }
    return CGImage(result)
  }

  /// The picture as far as the mask lets it through; the mask is stretched over it. A mask hides where it is
  /// white, any other image where it is black.
  public func masking(_ mask: CGImage) -> CGImage? {
    let (source, cover) = (pixels, mask.pixels)
    guard width > 0, height > 0, cover.width > 0, cover.height > 0 else { return nil }
    let result = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = cover[x * cover.width / width, y * cover.height / height]
        result[x, y] = source[x, y].scaled(by: mask.passing(pixel))
      }
    }
    return CGImage(result)
  }
}

/// The offsets of a pixel's components in its bytes.
private struct ByteLayout {
  let bytes: Int
  let red: Int
  let green: Int
  let blue: Int
  /// nil: opaque.
  var alpha: Int?
  var isPremultiplied = true

  init?(_ bits: Int, _ model: CGColorSpaceModel, info: CGBitmapInfo) {
    bytes = bits / 8
    switch (bits, model) {
    case (8, .monochrome): (red, green, blue) = (0, 0, 0)
    case (24, .rgb): (red, green, blue) = (0, 1, 2)
    case (32, .rgb):
      let kind = info.alphaInfo
      let isFirst = kind == .first || kind == .premultipliedFirst || kind == .noneSkipFirst
      // From the most significant byte on, which comes last in little-endian words.
      func place(_ index: Int) -> Int { info.isLittleEndian ? 3 - index : index }
      (red, green, blue) = (place(isFirst ? 1 : 0), place(isFirst ? 2 : 1), place(isFirst ? 3 : 2))
      switch kind {
      case .first, .last, .premultipliedFirst, .premultipliedLast:
        alpha = place(isFirst ? 0 : 3)
        isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
      case .some(.none), .noneSkipFirst, .noneSkipLast: break
      default: return nil
      }
    default: return nil
    }
  }

  /// `0xAARRGGBB`, premultiplied.
  func pixel(_ bytes: Data, at index: Int) -> UInt32 {
    func component(_ place: Int) -> UInt32 { UInt32(bytes[bytes.startIndex + index + place]) }
    let opaque = component(red) << 16 | component(green) << 8 | component(blue)
    guard let alpha = alpha.map(component) else { return opaque | 0xff00_0000 }
    let pixel = opaque | alpha << 24
    return isPremultiplied ? pixel : pixel.premultiplied
  }
}

extension CGDataProvider {
  fileprivate func pixels(
    _ width: Int, _ height: Int, bytesPerRow: Int, layout: ByteLayout
  ) -> PixelBuffer? {
    let sides = 1...PixelBuffer.maximumSide
    guard let data = data as Data?, sides.contains(width), sides.contains(height),
      // Divided, as the product may be too large a number.
      bytesPerRow >= width * layout.bytes, data.count >= width * layout.bytes,
      height == 1 || bytesPerRow <= (data.count - width * layout.bytes) / (height - 1)
    else { return nil }
    let pixels = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        pixels[x, y] = layout.pixel(data, at: y * bytesPerRow + x * layout.bytes)
      }
    }
    return pixels
  }
}

extension UInt32 {
  /// All four components times `part` / 255, rounded.
  fileprivate func scaled(by part: UInt32) -> UInt32 {
    func scale(_ component: UInt32) -> UInt32 { (component * part + 127) / 255 }
    return mapColors(scale) & 0x00FF_FFFF | scale(self >> 24) << 24
  }
}
