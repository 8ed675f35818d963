// A rasteriser's caches change no pixel, however much they have met.

import CoreGraphics
import Rasterizer
import Testing

@Suite struct CacheTests {
  /// More shapes and gradients than the caches have places for, each seen often enough to be kept.
  @Test func `a rasteriser that has met many items draws the bytes of a fresh one`() {
    let used = Rasterizer()
    let buffer = PixelBuffer(width: 12, height: 8)
    for turn in 0..<3 {
      for index in 0..<800 {
        used.draw(list(index), transform: .identity, into: buffer)
        guard turn == 2, index % 16 == 0 else { continue }
        let fresh = PixelBuffer(width: 12, height: 8)
        Rasterizer().draw(list(index), transform: .identity, into: fresh)
        #expect(buffer.hasSamePixels(as: fresh), "item \(index)")
      }
    }
  }

  private func list(_ index: Int) -> DisplayList {
    let part = Double(index) / 800
    let stops = [
      GradientPaint.Stop(0, RGBA(part, 0.2, 0.9)), GradientPaint.Stop(1, RGBA(0.1, part, 0, part)),
    ]
    let kind = GradientPaint.Kind.axial(
      start: .zero, end: CGPoint(x: 4 + 8 * part, y: 8))
    let shape = Shape.roundedRect(
      CGRect(x: part, y: 1, width: 10, height: 6), radius: 1 + 2 * part, corners: .all)
    return DisplayList([
      DisplayItem(.fill(shape, .gradient(GradientPaint(kind: kind, stops: stops))))
    ])
  }

  @Test func `an image that is stretched beyond any buffer is drawn each time`() {
    let pixels = PixelBuffer(width: 2, height: 2)
    for y in 0..<2 { for x in 0..<2 { pixels[x, y] = 0xFF20_4060 } }
    let place = CGRect(x: -7, y: 2, width: 70_000, height: 2)
    let item = DisplayItem(.image(CGImage(pixels), place, sampling: .linear, alpha: 1))
    let rasterizer = Rasterizer()
    let buffer = PixelBuffer(width: 9, height: 6)
    for _ in 0..<3 { rasterizer.draw(DisplayList([item]), transform: .identity, into: buffer) }
    #expect(buffer[8, 3] == 0xFF20_4060 && buffer[8, 5] == 0)
  }

  /// Such a picture is drawn a few times, and never again.
  @Test func `pictures that follow each other pile up in no cache`() {
    let rasterizer = Rasterizer()
    let buffer = PixelBuffer(width: 24, height: 24)
    var lineage: ImageLineage?
    for _ in 0..<100 {
      let next = lineage?.next(changing: []) ?? ImageLineage()
      lineage = next
      let pixels = PixelBuffer(width: 20, height: 20)
      let image = CGImage(pixels, isOpaque: true, lineage: next)
      let rect = CGRect(x: 0.5, y: 0.5, width: 20, height: 20)
      let item = DisplayItem(.image(image, rect, sampling: .linear, alpha: 1))
      for _ in 0..<4 { rasterizer.draw(DisplayList([item]), transform: .identity, into: buffer) }
    }
    #expect(rasterizer.cacheSizes.images < 20 * 20 * 4)
  }

  @Test func `without a background what an opaque item hides is left out, and nothing else`() {
    let cover = CGRect(x: 0, y: 0, width: 256, height: 160)
    let items = [
      DisplayItem(.fill(.rect(cover.insetBy(dx: 40, dy: 40)), .color(RGBA(0, 0.5, 0)))),
      DisplayItem(.fill(.rect(cover), .color(RGBA(0.9, 0.9, 1)))),
      DisplayItem(
        .fill(.rect(CGRect(x: 32, y: 16, width: 160, height: 96)), .color(RGBA(1, 0, 0)))),
      DisplayItem(
        .fill(.rect(CGRect(x: 30.5, y: 100, width: 200, height: 40)), .color(RGBA(0, 0, 1, 0.5)))),
    ]
    let whole = PixelBuffer(width: 256, height: 160)
    Rasterizer().draw(DisplayList(items), transform: .identity, into: whole, background: nil)
    let oneByOne = PixelBuffer(width: 256, height: 160)
    for item in items {
      Rasterizer().draw(DisplayList([item]), transform: .identity, into: oneByOne, background: nil)
    }
    #expect(whole.hasSamePixels(as: oneByOne))
  }
}
