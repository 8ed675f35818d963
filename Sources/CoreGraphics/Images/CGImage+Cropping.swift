// Parts of images, and what Apple's callers ask of an image.

internal import Synchronization

extension CGImage {
  /// The part inside `rect` (pixels, y down), which grows to whole pixels first; nil where nothing
  /// of the image lies inside. No pixels are copied.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.isFinite(for: "CGImage.cropping"), !rect.isNull else { return nil }
    let part = PixelRect(covering: rect.standardized)
      .intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    return part.isEmpty ? nil : self.part(part)
  }

  /// The image of a part, which lies inside. The same image as the last time where the part is.
  func part(_ part: PixelRect) -> CGImage {
    lastPart.withLock { last in
      if let last, last.rect == part { return last.image }
      let image = makePart(part)
      last = (part, image)
      return image
    }
  }

  private func makePart(_ part: PixelRect) -> CGImage {
    switch storage {
    case .pixels(let pixels): return CGImage(pixels.part(part), isOpaque: isOpaque)
    case .picture(let list, let scale):
      let moved = CGAffineTransform(
        translationX: -CGFloat(part.x) / scale, y: -CGFloat(part.y) / scale)
      let picture = DisplayList([DisplayItem(.list(list), transform: moved)])
      return CGImage(picture, width: part.width, height: part.height, scale: scale)
    }
  }

  /// The image itself: it never changes.
  public func copy() -> CGImage? { self }

  /// The same picture: every space is taken for sRGB.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }

  /// Always true.
  public var shouldInterpolate: Bool { true }
  /// Components are taken as they are.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Always the default.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// Always 32.
  public var bitsPerPixel: Int { 32 }
  /// Rows have no padding.
  public var bytesPerRow: Int { width * 4 }
  /// Always sRGB.
  public var colorSpace: CGColorSpace? { .rgb }
  /// Premultiplied, in the highest byte of a word.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// Premultiplied BGRA, little-endian words.
  public var bitmapInfo: CGBitmapInfo { .ofPixels }
  /// Always little-endian words of 32 bits.
  public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
}

extension PixelBuffer {
  /// A rectangle of the same memory, which it keeps alive.
  fileprivate func part(_ rect: PixelRect) -> PixelBuffer {
    precondition(bounds.intersection(rect) == rect, "a part lies inside")
    // SAFETY: the part lies within the buffer, which the closure keeps alive.
    return unsafe PixelBuffer(
      width: rect.width, height: rect.height, stride: stride,
      lending: base + rect.y * stride + rect.x, release: { _ = self })
  }
}
