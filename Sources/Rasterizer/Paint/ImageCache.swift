// Images as pixels: pictures drawn once, and smaller copies for drawing small.

internal import CoreGraphics

/// An image in one of its sizes.
private struct ImageKey: Hashable {
  var image: CGImage
  var reduction: Reduction

  enum Reduction: Hashable {
    /// So many times by a half.
    case halves(Int)
    /// To a size in pixels.
    case size(width: Int, height: Int)
  }
}

/// Draws a display list into a fresh transparent buffer of `width` × `height` pixels; the matrix maps
/// the list's space to pixels.
typealias PictureDrawing =
  @Sendable (
    DisplayList, _ width: Int, _ height: Int, CGAffineTransform
  ) -> PixelBuffer

/// Pixels of images by identity, bounded.
final class ImageCache {
  private var cache = BoundedCache<ImageKey, PixelBuffer>(limit: 64 << 20)

  private let drawPicture: PictureDrawing

  init(drawPicture: @escaping PictureDrawing) { self.drawPicture = drawPicture }

  /// The cache's size in bytes.
  var byteCount: Int { cache.cost }

  /// The image halved `level` times; sides are rounded up.
  func pixels(of image: CGImage, level: Int) -> PixelBuffer {
    if level == 0, case .pixels(let pixels) = image.storage { return pixels }
    if level == 0, let kept = image.pixelsThatAreKept(draw: { drawn(image) }) { return kept }
    return pixels(of: image, .halves(level)) {
      level == 0 ? drawn(image) : ImageCache.halved(pixels(of: image, level: level - 1))
    }
  }

  /// The image reduced to a size; neither side is larger than the image's.
  func pixels(of image: CGImage, width: Int, height: Int) -> PixelBuffer {
    let whole = pixels(of: image, level: 0)
    guard width < whole.width || height < whole.height else { return whole }
    return pixels(of: image, .size(width: width, height: height)) {
      ReducedImage.pixels(of: whole, width: width, height: height)
    }
  }

  private func pixels(
    of image: CGImage, _ reduction: ImageKey.Reduction, make: () -> PixelBuffer
  ) -> PixelBuffer {
    let key = ImageKey(image: image, reduction: reduction)
    if let known = cache[key] { return known }
    let pixels = make()
    cache.insert(pixels, for: key, cost: pixels.width * pixels.height * 4)
    return pixels
  }

  private func drawn(_ image: CGImage) -> PixelBuffer {
    guard case .picture(let list, let scale) = image.storage else {
      return PixelBuffer(width: 0, height: 0)
    }
    return drawPicture(
      list, image.width, image.height, CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Each pixel is the mean of four, rounded; at an odd edge the last row or column counts twice.
  private static func halved(_ source: PixelBuffer) -> PixelBuffer {
    let result = PixelBuffer(width: (source.width + 1) / 2, height: (source.height + 1) / 2)
    for y in 0..<result.height {
      let lower = min(2 * y + 1, source.height - 1)
      for x in 0..<result.width {
        let right = min(2 * x + 1, source.width - 1)
        let sum =
          PixelMath.widen(source[2 * x, 2 * y]) + PixelMath.widen(source[right, 2 * y])
          + PixelMath.widen(source[2 * x, lower]) + PixelMath.widen(source[right, lower])
        let mean = (sum + 0x0002_0002_0002_0002) >> 2 & 0x00FF_00FF_00FF_00FF
        result[x, y] = PixelMath.narrow(mean)
      }
    }
    return result
  }
}
