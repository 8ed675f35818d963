// Nothing traps and nothing is written outside the buffer, whatever the coordinates.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct FuzzTests {
  @Test func `wild paths stay inside the buffer`() {
    Fuzz.run(400) { generator, trace in
      let path = generator.wildPath()
      let rule: CGPathFillRule = generator.integer(0...1) == 0 ? .winding : .evenOdd
      let transform = CGAffineTransform(
        a: generator.wildNumber(), b: 0.1, c: generator.wildNumber(), d: 1,
        tx: generator.wildNumber(), ty: 3)
      let item = DisplayItem(
        .fill(.path(path, rule), .color(.black)),
        transform: generator.integer(0...2) == 0 ? transform : .identity)
      drawGuarded(DisplayList([item]), trace)
    }
  }

  @Test func `wild rectangles, gradients and shadows stay inside the buffer`() {
    Fuzz.run(200) { generator, trace in
      let rect = CGRect(
        x: generator.wildNumber(), y: generator.wildNumber(), width: generator.wildNumber(),
        height: generator.wildNumber())
      let start = CGPoint(x: generator.wildNumber(), y: generator.wildNumber())
      let end = CGPoint(x: generator.wildNumber(), y: generator.wildNumber())
      let stops = [
        GradientPaint.Stop(0, .black), GradientPaint.Stop(generator.wildNumber(), .white),
      ]
      let axial = GradientPaint(kind: .axial(start: start, end: end), stops: stops)
      let radial = GradientPaint(
        kind: .radial(
          start: start, startRadius: abs(generator.wildNumber()), end: end,
          endRadius: abs(generator.wildNumber())), stops: stops)
      let wide = Shape.rect(CGRect(x: -5, y: -5, width: 50, height: 50))
      let shadow = Shadow(
        caster: .shape(.rect(rect)), color: .black,
        offset: CGSize(width: generator.wildNumber(), height: 1), radius: generator.number(0...20))
      let list = DisplayList([
        DisplayItem(.fill(.rect(rect), .gradient(axial))),
        DisplayItem(
          .fill(.roundedRect(rect, radius: generator.wildNumber(), corners: .all), .color(.black))),
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
