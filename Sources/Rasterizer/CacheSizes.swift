// The sizes of a rasteriser's caches.

internal import CoreGraphics

/// Bytes in a rasteriser's caches, those of its threads together. Each cache is bounded: old entries are dropped when
/// it is full.
package struct CacheSizes: Hashable, Sendable {
  /// Masks of glyphs, and runs made of them: at most 8 MiB, and 4 MiB a thread.
  package var glyphs = 0
  /// Pictures drawn or made smaller, and images as they came out: at most 80 MiB a thread.
  package var images = 0
  /// Colours of the last 64 gradients of each thread, of which each takes 0.5 MiB at most.
  package var ramps = 0
  /// Coverage of shapes that were drawn before: at most 8 MiB a thread.
  package var coverage = 0
  /// Outlines of lines and the pieces that they are made of: at most 8 MiB each, and 8 MiB a thread for
  /// lines that are trimmed.
  package var strokes = 0
  /// Blurred coverage: at most 8 MiB a thread.
  package var shadows = 0

  package init() {}
}

extension Rasterizer {
  /// The current sizes in bytes, without the caches of threads that are drawing.
  package var cacheSizes: CacheSizes { pool.cacheSizes }
}

extension PainterResourcePool {
  fileprivate var cacheSizes: CacheSizes {
    var sizes = CacheSizes()
    (sizes.glyphs, sizes.strokes) = (glyphs.byteCount, strokes.byteCount)
    forEachIdle { $0.addCacheSizes(to: &sizes) }
    return sizes
  }
}

extension PainterResources {
  fileprivate func addCacheSizes(to sizes: inout CacheSizes) {
    sizes.glyphs += runs.cost
    sizes.images += paints.images.byteCount + paints.resampledImages.cost
    sizes.ramps += paints.gradients.values.reduce(0) { $0 + $1.byteCount }
    sizes.coverage += shapes.coverages.cost
    sizes.strokes += shapes.trimmables.cost
    sizes.shadows += shadows.cost
  }
}
