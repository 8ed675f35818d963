// The figures of a frame, for the overlay and for `--verbose`.

package import CoreGraphics
package import Rasterizer

/// The figures of one frame.
package struct FrameReport: Hashable, Sendable {
  /// The frame's number in its stage, from 1.
  package var serial = 0
  /// The stage's time, in seconds.
  package var time: TimeInterval = 0
  /// The duration from the first pass to the present, in microseconds.
  package var microseconds = 0
  /// The pixels that differ from the frame before.
  package var damage: [PixelRect] = []
  /// The pixels that were drawn in this buffer; more than the damage where the buffer was older.
  package var repainted: [PixelRect] = []
  /// The age of the buffer's content, as `BackBuffer.age`.
  package var bufferAge = 0
  /// The sizes of the caches after the frame. Default: nil, they were not asked for.
  package var cacheSizes: CacheSizes?

  /// A report without figures.
  package init() {}

  init(time: TimeInterval, damage: [PixelRect], bufferAge: Int) {
    self.time = time
    self.damage = damage
    self.bufferAge = bufferAge
  }

  /// The number of pixels that differ from the frame before.
  package var damagedPixels: Int { damage.reduce(0) { $0 + $1.area } }
  /// The number of pixels that were drawn.
  package var repaintedPixels: Int { repainted.reduce(0) { $0 + $1.area } }
}
