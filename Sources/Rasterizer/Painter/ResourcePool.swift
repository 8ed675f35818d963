// Hands each drawing thread its own scratch memory, and all of them the same caches.

private import Synchronization

/// The caches of one rasteriser, and scratch memory that is reused from draw to draw.
final class ResourcePool: Sendable {
  let strokes = StrokeCache()
  let glyphs = GlyphCache()
  private let idle = Mutex<[Resources]>([])

  /// Runs `body` with resources that nobody else uses meanwhile.
  func withResources(_ body: (Resources) -> Void) {
    let resources = take()
    body(resources)
    idle.withLock { $0.append(resources) }
  }

  /// Runs `body` with all resources that nobody uses.
  func forEachIdle(_ body: (Resources) -> Void) {
    idle.withLock { for resources in $0 { body(resources) } }
  }

  private func take() -> Resources {
    idle.withLock { $0.popLast() } ?? Resources(strokes: strokes, glyphs: glyphs)
  }
}
