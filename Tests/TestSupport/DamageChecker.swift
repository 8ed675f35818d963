// Looks for pixels that damage misses, by drawing everything.

package import CoreGraphics
import Rasterizer

extension DisplayList {
  /// The first pixel of `area`, whose origin is (0, 0), that differs between this list and `old`
  /// outside of the damage, or that differs when only the damage is drawn anew; nil where the
  /// damage suffices.
  ///
  /// The picture is drawn at `scale` and moved by fractions of a pixel.
  package func pixelMissedByDamage(
    since old: DisplayList, scale: CGFloat, in area: PixelRect
  ) -> (x: Int, y: Int)? {
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0.3, ty: 0.7)
    let rects = damage(since: old, transform: transform, in: area)
    let rasterizer = Rasterizer()
    let buffers = [old, self].map { list -> PixelBuffer in
      let buffer = PixelBuffer(width: area.width, height: area.height)
      rasterizer.draw(list, transform: transform, into: buffer)
      return buffer
    }
    for y in 0..<area.height {
      for x in 0..<area.width where buffers[0][x, y] != buffers[1][x, y] {
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        if !rects.contains(where: { !$0.intersection(pixel).isEmpty }) { return (x, y) }
      }
    }
    rasterizer.draw(self, transform: transform, into: buffers[0], damage: rects, background: .clear)
    for y in 0..<area.height {
      for x in 0..<area.width where buffers[0][x, y] != buffers[1][x, y] { return (x, y) }
    }
    return nil
  }
}
