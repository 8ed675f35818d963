// Pass 7: the damaged pixels, and those that the buffer missed, are drawn.

package import CoreGraphics
internal import Rasterizer
internal import Windowing

extension Stage {
  /// Draws the pixels that the buffer lacks; returns the rectangles that were drawn.
  func rasterPass(
    _ next: Picture, damage: [PixelRect], into buffer: BackBuffer
  ) -> [PixelRect] {
    let repaint = shown.repaint(age: buffer.age, damage: damage, in: output.area)
    draw(next, into: buffer.pixels, damage: repaint)
    return repaint ?? [output.area]
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
    guard let list = PictureRenderer.list(of: next, transform: output.transform) else { return }
    for part in output.parts {
      let area = output.parts.count == 1 ? damage : part.pixels(of: damage)
      if area?.isEmpty == true { continue }
      renderer.rasterizer.draw(
        list, transform: part.transform, into: pixels, damage: area, background: background)
    }
  }
}
