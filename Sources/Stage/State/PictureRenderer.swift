// The caches of drawing from frame to frame, and the items that a picture is drawn as.

internal import CoreGraphics
internal import Rasterizer

/// Draws a stage's pictures, and holds the caches of that. Only the raster pass names pixels.
struct PictureRenderer {
  private let threads: Int
  /// Draws display lists.
  private(set) var rasterizer: Rasterizer

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

  /// The content of a picture with its flash over it; nil where it has no content.
  static func list(of picture: Picture, transform: CGAffineTransform) -> DisplayList? {
    guard var list = picture.content else { return nil }
    for rect in picture.flash { list.append(tint(rect, transform)) }
    return list
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
