// The renderer's only door: a display list in, pixels out.

package import CoreGraphics

/// Draws display lists: exact area coverage, exact compositing, the same bytes always.
///
/// Guarantees:
/// - a pixel depends on the list and the matrix alone, not on damage, bands or threads;
/// - nothing outside the damaged rectangles is written;
/// - any finite or infinite coordinate is survived.
package struct Rasterizer: Sendable {
  /// How many threads a big repaint may use. Default: 1.
  package let threads: Int
  private let strokes = StrokeCache()

  package init(threads: Int = 1) {
    self.threads = max(1, threads)
  }

  /// In each damaged rectangle sets the pixels to `background` and draws `list` over it.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - transform: From the list's space to pixels, y down.
  ///   - buffer: What to draw into.
  ///   - damage: In pixels; nil is the whole buffer. Rectangles may overlap and lie outside.
  ///   - background: Default: transparent.
  package func draw(
    _ list: DisplayList, transform: CGAffineTransform, into buffer: PixelBuffer,
    damage: [PixelRect]? = nil, background: RGBA = .clear
  ) {
    let surface = PixelSurface(buffer)
    let resources = Resources(strokes: strokes)
    for rect in damage ?? [buffer.bounds] {
      let clip = rect.intersection(buffer.bounds)
      surface.fill(clip, Pixel(background))
      Painter(surface, clip: clip, resources: resources).draw(list, transform)
    }
  }
}

extension Rasterizer: PictureRasterizing {
  package func rasterize(
    _ list: DisplayList, width: Int, height: Int, transform: CGAffineTransform
  ) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height)
    draw(list, transform: transform, into: buffer)
    return buffer
  }
}
