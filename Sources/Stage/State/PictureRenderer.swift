// Draws pictures with the caches of the frames before.

internal import CoreGraphics
internal import Rasterizer

/// Draws a stage's pictures, and holds the caches of that.
struct PictureRenderer {
  private let threads: Int
  private var rasterizer: Rasterizer

  /// `threads`: those that raster large repaints, at least 1.
  init(threads: Int) {
    self.threads = threads
    rasterizer = Rasterizer(threads: threads)
  }

  /// The sizes of the caches.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries in the caches.
  var cacheSizes: CacheSizes { rasterizer.cacheSizes }

  /// Releases the caches; the next picture makes what it needs again.
  mutating func releaseMemory() { rasterizer = Rasterizer(threads: threads) }

  /// Draws a picture within `damage`; nil for all of it.
  func draw(
    _ picture: Picture, transform: CGAffineTransform, into pixels: PixelBuffer,
    damage: [PixelRect]?, background: RGBA
  ) {
    guard var list = picture.content else { return }
    for rect in picture.flash { list.append(Self.tint(rect, transform)) }
    rasterizer.draw(
      list, transform: transform, into: pixels, damage: damage, background: background)
  }

  /// A translucent pink over the pixels of `rect`.
  private static func tint(_ rect: PixelRect, _ transform: CGAffineTransform) -> DisplayItem {
    let area = CGRect(
      x: CGFloat(rect.x), y: CGFloat(rect.y), width: CGFloat(rect.width),
      height: CGFloat(rect.height))
    return DisplayItem(
      .fill(.rect(area), .color(RGBA(1, 0.176, 0.333, 0.25))), transform: transform.inverted())
  }
}
