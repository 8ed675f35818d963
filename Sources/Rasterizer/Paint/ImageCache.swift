// Images as pixels: pictures drawn once, and copies of half, quarter, … size for drawing small.

internal import CoreGraphics

/// An image reduced `level` times by a half.
private struct ImageKey: Hashable {
  var image: CGImage
  var level: Int
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
    let key = ImageKey(image: image, level: level)
    if let known = cache[key] { return known }
    let pixels =
      level == 0 ? drawn(image) : ImageCache.halved(self.pixels(of: image, level: level - 1))
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
