// Pixels from one buffer into another.

package import CoreGraphics

extension PixelBuffer {
  /// Takes over the pixels of a rectangle, which both buffers hold whole.
  package func copy(_ rect: PixelRect, from other: PixelBuffer) {
    precondition(
      rect.intersection(bounds) == rect && rect.intersection(other.bounds) == rect,
      "\(rect) is not within both buffers")
    for y in rect.y..<rect.maxY {
      // SAFETY: the rectangle lies within both.
      unsafe (base + y * stride + rect.x).update(
        from: other.base + y * other.stride + rect.x, count: rect.width)
    }
  }
}
