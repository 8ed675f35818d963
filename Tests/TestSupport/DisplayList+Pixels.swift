// The pixels of a display list.

package import CoreGraphics
import Rasterizer

extension DisplayList {
  /// The list on a transparent picture of `width` × `height` pixels, with `transform` from its space to pixels.
  package func pixels(
    width: Int, height: Int, transform: CGAffineTransform = .identity
  ) -> PixelBuffer {
    let pixels = PixelBuffer(width: width, height: height)
    Rasterizer().draw(self, transform: transform, into: pixels, damage: nil, background: nil)
    return pixels
  }
}
