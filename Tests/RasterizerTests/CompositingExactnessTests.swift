// Source-over, masks and group opacity against exact arithmetic: every pixel of a picture is a case.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

/// Each picture holds a few hundred random pairs of pixels. Widths run from one pixel up, so that
/// whole vectors and what is left beside them are met.
@Suite struct CompositingExactnessTests {
  /// Opacities that are multiplied have 256 times the steps.
  private static let fineness = 1.0 / 256

  @Test func `Fuzz: an image over an image is exact, rounded once`() {
    Fuzz.run(8) { generator, trace in
      let (below, source) = pictures(&generator)
      let result = draw(DisplayList([item(below), item(source)]), like: below)
      expectExact(result, source, below, 0.5, trace) { _, _ in 1 }
    }
  }

  @Test func `Fuzz: a tint of an image is exact, rounded once`() {
    Fuzz.run(8) { generator, trace in
      let (below, source) = pictures(&generator)
      var tint = item(source)
      tint.blendMode = .sourceIn
      let result = draw(DisplayList([item(below), tint]), like: below)
      for y in 0..<below.height {
        for x in 0..<below.width {
          for shift in [UInt32(0), 8, 16, 24] {
            func component(_ picture: PixelBuffer) -> Double {
              Double(picture[x, y] >> shift & 255)
            }
            let exact = component(source) * Double(below[x, y] >> 24) / 255
            #expect(component(result) == exact.rounded(), "\(trace)")
          }
        }
      }
    }
  }

  @Test func `Fuzz: an image through a mask is exact, rounded once`() {
    Fuzz.run(8) { generator, trace in
      let (below, source) = pictures(&generator)
      let mask = picture(below.width, below.height, isOpaque: false, &generator)
      let group = DisplayGroup(DisplayList([item(source)]), mask: DisplayList([item(mask)]))
      let result = draw(DisplayList([item(below), DisplayItem(.group(group))]), like: below)
      expectExact(result, source, below, 0.5, trace) { Double(mask[$0, $1] >> 24) / 255 }
    }
  }

  @Test func `Fuzz: a group's opacity is within a step of exact`() {
    Fuzz.run(8) { generator, trace in
      let (below, source) = pictures(&generator)
      let opacity = generator.number(0...1)
      let group = DisplayGroup(DisplayList([item(source)]), opacity: opacity)
      let result = draw(DisplayList([item(below), DisplayItem(.group(group))]), like: below)
      expectExact(result, source, below, 1, trace) { _, _ in opacity }
    }
  }

  @Test func `Fuzz: a masked group's opacity is exact, rounded once`() {
    Fuzz.run(8) { generator, trace in
      let (below, source) = pictures(&generator)
      let mask = picture(below.width, below.height, isOpaque: false, &generator)
      let opacity = generator.number(0.01...0.99)
      let group = DisplayGroup(
        DisplayList([item(source)]), opacity: opacity, mask: DisplayList([item(mask)]))
      let result = draw(DisplayList([item(below), DisplayItem(.group(group))]), like: below)
      expectExact(result, source, below, 0.5 + Self.fineness, trace) {
        opacity * Double(mask[$0, $1] >> 24) / 255
      }
    }
  }

  @Test func `Fuzz: a shape's colour or gradient at its coverage is exact, rounded once`() {
    Fuzz.run(8) { generator, trace in
      let (below, _) = pictures(&generator)
      let shape = randomShape(below.width, below.height, &generator)
      let coverage = coverage(shape, width: below.width, height: below.height)
      let paint = randomPaint(below.width, &generator)
      let everywhere = Shape.rect(CGRect(x: -9, y: -9, width: 99, height: 99))
      let source = draw(DisplayList([DisplayItem(.fill(everywhere, paint))]), like: below)
      let result = draw(
        DisplayList([item(below), DisplayItem(.fill(shape, paint))]), like: below)
      expectExact(result, source, below, 0.5, trace) { Double(coverage[$1][$0]) / 255 }
    }
  }

  @Test func `Fuzz: a clipped shape is within a step of exact`() {
    Fuzz.run(8) { generator, trace in
      let (below, _) = pictures(&generator)
      let (width, height) = (below.width, below.height)
      let shape = randomShape(width, height, &generator)
      let clip = randomShape(width, height, &generator)
      let areas = [shape, clip].map { exactArea($0, width, height) }
      let paint = randomPaint(width, &generator)
      let everywhere = Shape.rect(CGRect(x: -9, y: -9, width: 99, height: 99))
      let source = draw(DisplayList([DisplayItem(.fill(everywhere, paint))]), like: below)
      var clipped = DisplayItem(.fill(shape, paint))
      clipped.clips = [ClipShape(clip)]
      // Where their boxes do not meet nothing is drawn, even if they share a pixel.
      if clipped.bounds(in: .identity).isNull { return }
      let result = draw(DisplayList([item(below), clipped]), like: below)
      expectExact(result, source, below, 1, trace) { x, y in
        areas[0][y * width + x] * areas[1][y * width + x]
      }
    }
  }
}

// The content that is drawn.
extension CompositingExactnessTests {
  private func pictures(
    _ generator: inout SeededGenerator
  ) -> (below: PixelBuffer, source: PixelBuffer) {
    let width = generator.integer(1...40)
    return (
      picture(width, 16, isOpaque: generator.integer(0...1) == 0, &generator),
      picture(width, 16, isOpaque: generator.integer(0...3) == 0, &generator)
    )
  }

  /// Random premultiplied pixels, with many at the ends of the range.
  private func picture(
    _ width: Int, _ height: Int, isOpaque: Bool, _ generator: inout SeededGenerator
  ) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let kind = generator.integer(0...7)
        let alpha = isOpaque || kind == 0 ? 255 : (kind == 1 ? 0 : generator.integer(0...255))
        let pixel = (0..<3).reduce(UInt32(alpha) << 24) { pixel, channel in
          let value = kind == 2 ? alpha : generator.integer(0...alpha)
          return pixel | UInt32(value) << (8 * UInt32(channel))
        }
        buffer[x, y] = pixel
      }
    }
    return buffer
  }

  private func item(_ picture: PixelBuffer) -> DisplayItem {
    let rect = CGRect(
      x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
    return DisplayItem(.image(CGImage(picture), rect, sampling: .nearest, alpha: 1))
  }

  private func draw(_ list: DisplayList, like picture: PixelBuffer) -> PixelBuffer {
    RasterizerTests.draw(list, width: picture.width, height: picture.height)
  }

  private func randomShape(
    _ width: Int, _ height: Int, _ generator: inout SeededGenerator
  ) -> Shape {
    func point() -> CGPoint {
      CGPoint(
        x: generator.number(-5...Double(width) + 5), y: generator.number(-5...Double(height) + 5))
    }
    let (one, other) = (point(), point())
    if generator.integer(0...2) > 0 { return .path(polygon([one, other, point()]), .winding) }
    return .rect(
      CGRect(x: one.x, y: one.y, width: other.x - one.x, height: other.y - one.y).standardized)
  }

  private func exactArea(_ shape: Shape, _ width: Int, _ height: Int) -> [Double] {
    var area = PathData()
    switch shape {
    case .rect(let rect): area.addRect(rect)
    case .path(let path, _): area = path
    default: Issue.record("no exact area of \(shape)")
    }
    return ReferenceCoverage(area, .winding, width: width, height: height).values
  }

  private func randomPaint(_ width: Int, _ generator: inout SeededGenerator) -> Paint {
    if generator.integer(0...1) == 0 { return .color(generator.color()) }
    let kind = GradientPaint.Kind.axial(
      start: generator.point(0...40), end: generator.point(0...40))
    return .gradient(
      GradientPaint(
        kind: kind, stops: [.init(0, generator.color()), .init(1, generator.color())]))
  }

  /// s·c + b·(1 − a·c) for each component; and what needs no arithmetic is kept as it is.
  private func expectExact(
    _ result: PixelBuffer, _ source: PixelBuffer, _ below: PixelBuffer, _ bound: Double,
    _ trace: String, coverage: (_ x: Int, _ y: Int) -> Double
  ) {
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (pixel, front, back, part) = (result[x, y], source[x, y], below[x, y], coverage(x, y))
        let alpha = Double(front >> 24) / 255 * part
        for shift in [0, 8, 16, 24] as [UInt32] {
          let exact =
            Double(front >> shift & 255) * part + Double(back >> shift & 255) * (1 - alpha)
          if abs(Double(pixel >> shift & 255) - exact) > bound + 1e-9 {
            Issue.record("\(trace): \(x), \(y): \(pixel >> shift & 255) for \(exact)")
          }
        }
        if back >> 24 == 255 && pixel >> 24 != 255 {
          Issue.record("\(trace): \(x), \(y): an opaque ground has alpha \(pixel >> 24)")
        }
        if front >> 24 == 255 && part == 1 && pixel != front {
          Issue.record("\(trace): \(x), \(y): a full opaque source is changed")
        }
      }
    }
  }
}
