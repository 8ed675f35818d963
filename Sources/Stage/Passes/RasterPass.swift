// Pass 7: the damaged pixels, and those that the buffer missed, are drawn.

package import CoreGraphics
internal import Rasterizer
internal import Windowing

extension Stage {
  /// Draws the pixels that the buffer lacks; returns the rectangles that were drawn.
  func rasterPass(
    _ next: Picture, damage: [PixelRect], into buffer: BackBuffer
  ) -> [PixelRect] {
    let repaint = shown.repaint(age: buffer.age, damage: damage, in: size.bounds)
    draw(next, into: buffer.pixels, damage: repaint)
    return repaint ?? [size.bounds]
  }

  /// Draws a whole picture of the root at the clock's present time. No frame shows it.
  package func snapshot() -> PixelBuffer {
    let time = clock.now
    return underClock(at: time) {
      _ = prepare()
      let wasInvalid = changes.isInvalid
      let pixels = PixelBuffer(width: size.width, height: size.height)
      draw(samplePass(at: time), into: pixels, damage: nil)
      changes.restore(isInvalid: wasInvalid)
      return pixels
    }
  }

  /// Returns `snapshot()` as an image, for rooms that do not name pixels.
  package func image() -> CGImage { CGImage(snapshot()) }

  /// Draws a picture within `damage`; nil for all of it.
  private func draw(_ next: Picture, into pixels: PixelBuffer, damage: [PixelRect]?) {
    guard var list = next.content else { return }
    for rect in next.flash { list.append(tint(rect)) }
    rasterizer.draw(
      list, transform: transform, into: pixels, damage: damage, background: background)
  }

  /// A translucent pink over the pixels of `rect`.
  private func tint(_ rect: PixelRect) -> DisplayItem {
    let area = CGRect(
      x: CGFloat(rect.x), y: CGFloat(rect.y), width: CGFloat(rect.width),
      height: CGFloat(rect.height))
    return DisplayItem(
      .fill(.rect(area), .color(RGBA(1, 0.176, 0.333, 0.25))), transform: transform.inverted())
  }
}
