// What a frame cost, for the overlay and for `--verbose`.

package import CoreGraphics
package import Rasterizer

/// What one frame was and what it cost.
package struct FrameReport: Hashable, Sendable {
  /// Counts the frames of a stage from 1.
  package var serial = 0
  /// The stage's time, in seconds.
  package var time: TimeInterval = 0
  /// From the first pass to the present, in microseconds.
  package var microseconds = 0
  /// What differs from the frame before, in pixels of the output.
  package var damage: [PixelRect] = []
  /// What was drawn in this buffer; more than the damage where the buffer was older.
  package var repainted: [PixelRect] = []
  /// How old the buffer's content was, as `BackBuffer.age`.
  package var bufferAge = 0
  /// What the caches took after the frame; nil where nobody asked.
  package var cacheSizes: CacheSizes?

  package init() {}

  /// Pixels that differ from the frame before.
  package var damagedPixels: Int { damage.reduce(0) { $0 + $1.area } }
  /// Pixels drawn.
  package var repaintedPixels: Int { repainted.reduce(0) { $0 + $1.area } }
}
