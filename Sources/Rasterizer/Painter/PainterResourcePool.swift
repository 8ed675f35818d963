// Hands each drawing thread its own scratch memory, and all of them the same shared caches.

internal import CoreGraphics
private import Synchronization

/// The caches of one rasteriser, and scratch memory that is reused from draw to draw.
final class PainterResourcePool: Sendable {
  let strokes: StrokeCache
  let glyphs: GlyphCache
  private let idle = Mutex<[PainterResources]>([])
  /// Draws images that are display lists, while this pool's resources are in use. Nil: none was drawn yet.
  private let pictures = Mutex<PainterResourcePool?>(nil)

  private let drawPicture: DrawingWithPool

  /// Draws with the resources of a pool into a fresh transparent buffer of `width` × `height` pixels.
  typealias DrawingWithPool =
    @Sendable (
      PainterResourcePool, DisplayList, _ width: Int, _ height: Int, CGAffineTransform
    ) -> PixelBuffer

  /// Empty caches, unless there are some to share; `drawPicture` draws images that are display lists.
  init(
    strokes: StrokeCache = StrokeCache(), glyphs: GlyphCache = GlyphCache(),
    drawPicture: @escaping DrawingWithPool
  ) {
    self.strokes = strokes
    self.glyphs = glyphs
    self.drawPicture = drawPicture
  }

  /// Runs `body` with resources that nobody else uses meanwhile.
  func withResources(_ body: (PainterResources) -> Void) {
    let resources = take()
    body(resources)
    idle.withLock { $0.append(resources) }
  }

  /// Runs `body` with all resources that nobody uses, also those that draw images.
  func forEachIdle(_ body: (PainterResources) -> Void) {
    idle.withLock { for resources in $0 { body(resources) } }
    pictures.withLock { $0 }?.forEachIdle(body)
  }

  private func take() -> PainterResources {
    idle.withLock { $0.popLast() } ?? makeResources()
  }

  private func makeResources() -> PainterResources {
    PainterResources(strokes: strokes, glyphs: glyphs) {
      [unowned self] list, width, height, transform in
      drawPicture(poolOfPictures(), list, width, height, transform)
    }
  }

  private func poolOfPictures() -> PainterResourcePool {
    pictures.withLock { known in
      let pool =
        known ?? PainterResourcePool(strokes: strokes, glyphs: glyphs, drawPicture: drawPicture)
      known = pool
      return pool
    }
  }
}
