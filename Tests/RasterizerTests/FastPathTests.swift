// A short way gives the bytes of the long one.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct FastPathTests {
  @Test func `a rectangle equals the same rectangle as a path`() {
    Fuzz.run(200) { generator, trace in
      var scene = RandomScene(generator, size: 20)
      let rect = scene.rect()
      let scale = CGAffineTransform(
        a: scene.generator.number(-2...2), b: 0, c: 0, d: scene.generator.number(0.1...2),
        tx: scene.generator.number(-3...20), ty: scene.generator.number(-3...3))
      let path = polygon([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
      #expect(
        coverage(.rect(rect), width: 24, height: 24, transform: scale)
          == coverage(.path(path, .winding), width: 24, height: 24, transform: scale), "\(trace)")
    }
  }

  @Test func `a path with a part far outside the grid is near by the path without it`() {
    Fuzz.run(100) { generator, trace in
      var scene = RandomScene(generator, size: 20)
      let path = scene.path(elements: scene.generator.integer(3...12))
      var far = path
      far.append(
        polygon([
          CGPoint(x: 30000, y: 3), CGPoint(x: 90000, y: 3), CGPoint(x: 90000, y: 17),
          CGPoint(x: 30000, y: 17),
        ]))
      #expect(
        coverage(.path(far, .winding), width: 24, height: 24)
          == coverage(.path(path, .winding), width: 24, height: 24), "\(trace)")
    }
  }

  @Test func `a rounded rectangle without corners equals the rectangle`() {
    Fuzz.run(100) { generator, trace in
      var scene = RandomScene(generator, size: 20)
      let rect = scene.rect()
      let plain = coverage(.rect(rect), width: 24, height: 24)
      for shape in [
        Shape.roundedRect(rect, radius: 0, corners: .all),
        Shape.roundedRect(rect, radius: 5, corners: []),
      ] {
        #expect(coverage(shape, width: 24, height: 24) == plain, "\(trace)")
      }
    }
  }

  @Test func `an image that is known to hide what is below is drawn like any other`() {
    let pixels = PixelBuffer(width: 300, height: 200)
    for y in 0..<200 { for x in 0..<300 { pixels[x, y] = 0xFF00_0000 | UInt32(x * 31 + y * 7) } }
    func picture(_ isOpaque: Bool, _ place: CGRect, _ alpha: Double) -> PixelBuffer {
      let image = CGImage(pixels, isOpaque: isOpaque)
      let below = DisplayItem(
        .fill(.rect(CGRect(x: 0, y: 0, width: 340, height: 240)), .color(.black)))
      let shown = DisplayItem(.image(image, place, sampling: .linear, alpha: alpha))
      return draw(
        DisplayList([below, DisplayItem(.list(DisplayList([shown])))]), width: 340, height: 240)
    }
    for place in [
      CGRect(x: 20, y: 20, width: 300, height: 200),
      CGRect(x: 20.25, y: 19.5, width: 300, height: 200),
      CGRect(x: -5, y: 10, width: 450, height: 120), CGRect(x: 0, y: 0, width: 75, height: 50),
    ] {
      for alpha in [1, 0.5] {
        #expect(picture(true, place, alpha).hasSamePixels(as: picture(false, place, alpha)))
      }
    }
  }

  @Test func `a clip that covers everything changes nothing inside`() {
    let rect = CGRect(x: 3, y: 3, width: 10, height: 10)
    let clip = ClipShape(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)))
    let item = DisplayItem(.fill(.rect(rect), .color(.black)))
    var clipped = item
    clipped.clips = [clip]
    #expect(
      draw(DisplayList([item]), width: 20, height: 20).hasSamePixels(
        as: draw(DisplayList([clipped]), width: 20, height: 20)))
  }

  @Test func `what an opaque rectangle hides makes no difference`() {
    var scene = RandomScene(SeededGenerator(seed: 3))
    let cover = DisplayItem(
      .fill(.rect(CGRect(x: -1, y: -1, width: 50, height: 50)), .color(RGBA(0.2, 0.3, 0.4))))
    let top = scene.list(items: 3).items
    let hidden = DisplayList(scene.list(items: 3).items + [cover] + top)
    let plain = DisplayList([cover] + top)
    #expect(
      firstDifference(
        draw(hidden, width: 40, height: 40, background: RGBA(1, 0, 0)),
        draw(plain, width: 40, height: 40)) == nil)
  }
}
