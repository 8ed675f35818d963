// Nothing traps and nothing is written outside the buffer, whatever the coordinates.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct FuzzTests {
  private static let magnitudes: [Double] = [
    0, 1e-300, 1e-9, 0.3, 1, 17, 32768, 49151, 49152, 1e6, 1e9, 1e30, 1e150, 1e300,
  ]

  @Test func `wild paths stay inside the buffer`() {
    Fuzz.run(400) { generator, trace in
      let path = wildPath(&generator)
      let rule: CGPathFillRule = generator.integer(0...1) == 0 ? .winding : .evenOdd
      let transform = CGAffineTransform(
        a: wild(&generator), b: 0.1, c: wild(&generator), d: 1, tx: wild(&generator), ty: 3)
      let item = DisplayItem(
        .fill(.path(path, rule), .color(.black)),
        transform: generator.integer(0...2) == 0 ? transform : .identity)
      drawGuarded(DisplayList([item]), trace)
    }
  }

  @Test func `wild rectangles, gradients and shadows stay inside the buffer`() {
    Fuzz.run(200) { generator, trace in
      let rect = CGRect(
        x: wild(&generator), y: wild(&generator), width: wild(&generator),
        height: wild(&generator))
      let start = CGPoint(x: wild(&generator), y: wild(&generator))
      let end = CGPoint(x: wild(&generator), y: wild(&generator))
      let stops = [GradientPaint.Stop(0, .black), GradientPaint.Stop(wild(&generator), .white)]
      let axial = GradientPaint(kind: .axial(start: start, end: end), stops: stops)
      let radial = GradientPaint(
        kind: .radial(
          start: start, startRadius: abs(wild(&generator)), end: end,
          endRadius: abs(wild(&generator))), stops: stops)
      let wide = Shape.rect(CGRect(x: -5, y: -5, width: 50, height: 50))
      let shadow = Shadow(
        caster: .shape(.rect(rect)), color: .black,
        offset: CGSize(width: wild(&generator), height: 1), radius: generator.number(0...20))
      let list = DisplayList([
        DisplayItem(.fill(.rect(rect), .gradient(axial))),
        DisplayItem(
          .fill(.roundedRect(rect, radius: wild(&generator), corners: .all), .color(.black))),
        DisplayItem(.fill(wide, .gradient(axial))), DisplayItem(.fill(wide, .gradient(radial))),
        DisplayItem(.shadow(shadow)),
      ])
      drawGuarded(list, trace)
    }
  }

  @Test func `random scenes stay inside the buffer`() {
    Fuzz.run(60) { generator, trace in
      var scene = RandomScene(generator)
      drawGuarded(scene.list(items: 4), trace)
    }
  }

  @Test func `a rectangle of a million points a side is still exact at its corner`() {
    let rect = CGRect(x: 3.5, y: 2.25, width: 1e6, height: 1e6)
    let rows = coverage(.rect(rect), width: 6, height: 4)
    #expect(rows[2] == [0, 0, 0, 96, 191, 191] && rows[3] == [0, 0, 0, 128, 255, 255])
  }

  @Test func `a line to a thousand million keeps its slope`() {
    let triangle = polygon([
      CGPoint(x: 0, y: 0), CGPoint(x: 2e9, y: 1e9), CGPoint(x: 0, y: 1e9),
    ])
    let near = polygon([CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 20), CGPoint(x: 0, y: 20)])
    #expect(
      coverage(.path(triangle, .winding), width: 20, height: 10)
        == coverage(.path(near, .winding), width: 20, height: 10))
  }

  private func wild(_ generator: inout SeededGenerator) -> Double {
    let magnitude = FuzzTests.magnitudes[
      generator.integer(0...FuzzTests.magnitudes.count - 1)]
    return magnitude * generator.number(-1...1)
  }

  private func wildPath(_ generator: inout SeededGenerator) -> PathData {
    var path = PathData()
    var last = CGPoint.zero
    for _ in 0..<generator.integer(1...12) {
      let points = (0..<3).map { _ -> CGPoint in
        if generator.integer(0...4) == 0 { return last }
        last =
          generator.integer(0...1) == 0
          ? generator.point(-10...40) : CGPoint(x: wild(&generator), y: wild(&generator))
        return last
      }
      switch generator.integer(0...5) {
      case 0: path.move(to: points[0])
      case 1: path.quad(to: points[0], control: points[1])
      case 2: path.cubic(to: points[0], control1: points[1], control2: points[2])
      case 3: path.close()
      default: path.line(to: points[0])
      }
    }
    return path
  }

  /// Draws into the middle of memory whose borders must not change.
  private func drawGuarded(_ list: DisplayList, _ trace: String) {
    let (width, height, stride, border) = (31, 23, 40, 200)
    let count = height * stride + 2 * border
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    unsafe memory.initialize(repeating: 0xDEAD_BEEF, count: count)
    defer { unsafe memory.deallocate() }
    let buffer = unsafe PixelBuffer(
      width: width, height: height, stride: stride, lending: memory + border, release: {})
    Rasterizer().draw(list, transform: .identity, into: buffer)
    let isIntact = (0..<count).allSatisfy { index in
      let place = index - border
      let isInside = place >= 0 && place < height * stride && place % stride < width
      return unsafe isInside || memory[index] == 0xDEAD_BEEF
    }
    #expect(isIntact, "\(trace)")
  }
}
