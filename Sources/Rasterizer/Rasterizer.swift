// The renderer's only entry point: a display list in, pixels out.

package import CoreGraphics
private import Synchronization

/// Draws display lists: exact area coverage, exact compositing, the same bytes always.
///
/// Guarantees:
/// - a pixel depends on the list and the matrix alone, not on damage, bands or threads;
/// - nothing outside the damaged rectangles is written;
/// - any finite or infinite coordinate is survived.
package struct Rasterizer: Sendable {
  /// How many threads a big repaint may use. Default: 1.
  package let threads: Int
  let pool: PainterResourcePool

  /// A rasteriser with empty caches; `threads` is at least 1.
  package init(threads: Int = 1) {
    let pool = PainterResourcePool { pool, list, width, height, transform in
      Rasterizer(threads: 1, pool: pool)
        .rasterize(list, width: width, height: height, transform: transform)
    }
    self.init(threads: threads, pool: pool)
  }

  private init(threads: Int, pool: PainterResourcePool) {
    self.threads = max(1, threads)
    self.pool = pool
  }

  /// In each damaged rectangle sets the pixels to `background`, if there is one, and draws `list`
  /// over them.
  ///
  /// - Parameters:
  ///   - list: The items to draw.
  ///   - transform: From the list's space to pixels, y down.
  ///   - buffer: The pixels to draw into.
  ///   - damage: In pixels; nil is the whole buffer. Rectangles may overlap and lie outside.
  ///   - background: Nil: the pixels that are there stay below. Default: transparent.
  package func draw(
    _ list: DisplayList, transform: CGAffineTransform, into buffer: PixelBuffer,
    damage: [PixelRect]? = nil, background: RGBA? = .clear
  ) {
    let backdrop = background.map { Pixel($0) }
    if let damage, Bands.areSmall(damage, threads: threads) {
      for rect in damage { draw(list, transform, into: buffer, band: rect, over: backdrop) }
      return
    }
    let rects = Bands.disjoint(damage ?? [buffer.bounds], within: buffer.bounds)
    Bands.run(Bands.cut(rects, threads: threads), threads: threads) { band in
      draw(list, transform, into: buffer, band: band, over: backdrop)
    }
  }

  private func draw(
    _ list: DisplayList, _ transform: CGAffineTransform, into buffer: PixelBuffer,
    band: PixelRect, over backdrop: Pixel?
  ) {
    pool.withResources { resources in
      Painter(PixelSurface(buffer), clip: band, resources: resources)
        .draw(list, transform, over: backdrop)
    }
  }
}

extension Rasterizer: PictureRasterizing {}
