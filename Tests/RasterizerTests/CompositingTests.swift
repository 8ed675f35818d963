// Compositing is exact arithmetic rounded once.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct CompositingTests {
  /// One row per source alpha, one column per grey below: all pairs at once.
  @Test func `source-over is exact for all pairs of alpha and grey`() {
    let items = (0..<256).map { alpha in
      DisplayItem(
        .fill(
          .rect(CGRect(x: 0, y: Double(alpha), width: 256, height: 1)),
          .color(RGBA(1, 0.4, 0, Double(alpha) / 255))))
    }
    let buffer = greys()
    let list = DisplayList([image(buffer)] + items)
    let result = draw(list, width: 256, height: 256)
    for alpha in 0..<256 {
      for grey in 0..<256 {
        let pixel = result[grey, alpha]
        #expect(pixel >> 24 == 255)
        let source = [Double(alpha), (0.4 * Double(alpha)).rounded(), 0]
        for (shift, value) in zip([16, 8, 0] as [UInt32], source) {
          let exact = value + Double(grey) * Double(255 - alpha) / 255
          if abs(Double(pixel >> shift & 255) - exact) > 0.5 + 1e-9 {
            Issue.record("alpha \(alpha) over \(grey)")
          }
        }
      }
    }
  }

  /// Coverage comes from a rectangle's height.
  @Test func `partly covered colours are exact for all pairs of coverage and grey`() {
    for alpha in [1.0, 0.5] {
      let items = (0..<256).map { part in
        DisplayItem(
          .fill(
            .rect(CGRect(x: 0, y: Double(part), width: 256, height: Double(part) / 255)),
            .color(RGBA(0.2, 1, 0.6, alpha))))
      }
      let result = draw(DisplayList([image(greys())] + items), width: 256, height: 256)
      var worst = 0.0
      let a = (alpha * 255).rounded()
      for part in 0..<256 {
        for grey in 0..<256 {
          for (shift, value) in zip([16, 8, 0] as [UInt32], [0.2, 1, 0.6]) {
            let source = (value * alpha * 255 + 0.5).rounded(.down)
            let exact =
              (source * Double(part) * 255 + Double(grey) * (65025 - a * Double(part))) / 65025
            worst = max(worst, abs(Double(result[grey, part] >> shift & 255) - exact))
          }
          #expect(result[grey, part] >> 24 == 255)
        }
      }
      #expect(worst <= 0.5 + 1e-9)
    }
  }

  @Test func `a full source comes out unchanged and nothing covered changes nothing`() {
    let color = RGBA(51 / 255, 102 / 255, 204 / 255)
    let full = CGRect(x: 0, y: 0, width: 19, height: 1)
    let list = DisplayList([
      DisplayItem(.fill(.rect(full), .color(color))),
      DisplayItem(.fill(.rect(full), .color(RGBA(1, 1, 1, 0)))),
    ])
    let buffer = draw(list, width: 19, height: 1, background: .white)
    #expect((0..<19).allSatisfy { buffer[$0, 0] == 0xFF33_66CC })
  }

  @Test(arguments: [
    (BlendMode.multiply, 128, 128, 64), (.screen, 128, 128, 192), (.darken, 90, 200, 90),
    (.lighten, 90, 200, 200), (.difference, 90, 200, 110), (.exclusion, 255, 200, 55),
    (.overlay, 100, 50, 39), (.hardLight, 50, 100, 39), (.colorDodge, 128, 64, 129),
    (.colorBurn, 128, 191, 127), (.plusLighter, 200, 100, 255), (.plusDarker, 200, 100, 45),
    (.copy, 10, 20, 10), (.sourceAtop, 10, 20, 10), (.destinationOver, 10, 20, 20),
    (.linearBurn, 200, 100, 45), (.linearBurn, 20, 100, 0), (.linearDodge, 200, 100, 255),
    (.linearDodge, 20, 100, 120), (.linearLight, 200, 100, 245), (.linearLight, 50, 100, 0),
    (.pinLight, 50, 200, 100), (.pinLight, 200, 100, 145), (.pinLight, 128, 100, 100),
    (.subtract, 50, 200, 150), (.subtract, 200, 50, 0), (.divide, 200, 100, 128),
    (.divide, 0, 100, 255), (.divide, 0, 0, 0), (.luminosity, 10, 200, 10), (.color, 10, 200, 200),
    (.softLight, 255, 64, 127),
  ])
  func `blend modes mix opaque greys by their formulas`(
    mode: BlendMode, source: Int, below: Int, expected: Int
  ) {
    func grey(_ value: Int) -> RGBA {
      RGBA(Double(value) / 255, Double(value) / 255, Double(value) / 255)
    }
    let rect = Shape.rect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let list = DisplayList([
      DisplayItem(.fill(rect, .color(grey(below)))),
      DisplayItem(.fill(rect, .color(grey(source))), blendMode: mode),
    ])
    let pixel = draw(list, width: 1, height: 1)[0, 0]
    #expect(abs(Int(pixel & 255) - expected) <= 1)
    #expect(pixel >> 24 == 255)
  }

  @Test(arguments: [
    (BlendMode.clear, 0.0), (.sourceIn, 0.3), (.sourceOut, 0.3), (.destinationIn, 0.3),
    (.destinationOut, 0.3), (.destinationAtop, 0.6), (.xor, 0.6), (.copy, 0.6),
  ])
  func `Porter and Duff's modes have their alphas`(mode: BlendMode, expected: Double) {
    let rect = Shape.rect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let list = DisplayList([
      DisplayItem(.fill(rect, .color(RGBA(1, 0, 0, 0.5)))),
      DisplayItem(.fill(rect, .color(RGBA(0, 1, 0, 0.6))), blendMode: mode),
    ])
    // b = 0.5, s = 0.6.
    let exact =
      switch mode {
      case .destinationOut: 0.5 * 0.4
      case .xor: 0.6 * 0.5 + 0.5 * 0.4
      default: expected
      }
    let alpha = Double(draw(list, width: 1, height: 1)[0, 0] >> 24) / 255
    #expect(abs(alpha - exact) <= 1.5 / 255)
  }

  private func greys() -> PixelBuffer {
    let buffer = PixelBuffer(width: 256, height: 256)
    for y in 0..<256 {
      for x in 0..<256 { buffer[x, y] = 0xFF00_0000 | UInt32(x) * 0x0001_0101 }
    }
    return buffer
  }

  private func image(_ buffer: PixelBuffer) -> DisplayItem {
    DisplayItem(
      .image(
        CGImage(buffer), CGRect(x: 0, y: 0, width: 256, height: 256), sampling: .linear, alpha: 1))
  }

  @Test func `without a background what was drawn before stays below`() {
    let buffer = PixelBuffer(width: 4, height: 1)
    let left = DisplayItem(
      .fill(.rect(CGRect(x: 0, y: 0, width: 2, height: 1)), .color(RGBA(1, 0, 0))))
    let right = DisplayItem(
      .fill(.rect(CGRect(x: 1, y: 0, width: 2, height: 1)), .color(RGBA(0, 0, 1, 0.6))))
    Rasterizer().draw(DisplayList([left]), transform: .identity, into: buffer, background: .white)
    Rasterizer().draw(DisplayList([right]), transform: .identity, into: buffer, background: nil)
    let once = draw(DisplayList([left, right]), width: 4, height: 1, background: .white)
    #expect(buffer.hasSamePixels(as: once))
  }
}
