// Hands each drawing thread its own scratch memory, and all of them the same shared caches.

private import Synchronization

/// The caches of one rasteriser, and scratch memory that is reused from draw to draw.
final class PainterResourcePool: Sendable {
  let strokes = StrokeCache()
  let glyphs = GlyphCache()
  private let drawPicture: PictureDrawing
  private let idle = Mutex<[PainterResources]>([])

  /// - Parameter drawPicture: Draws images that are display lists.
  init(drawPicture: @escaping PictureDrawing) { self.drawPicture = drawPicture }

  /// Runs `body` with resources that nobody else uses meanwhile.
  func withResources(_ body: (PainterResources) -> Void) {
    let resources = take()
    body(resources)
    idle.withLock { $0.append(resources) }
  }

  /// Runs `body` with all resources that nobody uses.
  func forEachIdle(_ body: (PainterResources) -> Void) {
    idle.withLock { for resources in $0 { body(resources) } }
  }

  private func take() -> PainterResources {
    idle.withLock { $0.popLast() }
      ?? PainterResources(strokes: strokes, glyphs: glyphs, drawPicture: drawPicture)
  }
}
