// Work has a bound: whatever the coordinates, it grows with the input's size. Fuzz tests hold it.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct WorkBoundFuzzTests {
  /// 8,000 at `FUZZ_SCALE=20`. In 5,000 such lines an element had 8,000 points at most, and a dashed line had
  /// 1,400,000.
  @Test func `outlines of wild lines have few points for each element`() {
    Fuzz.run(400) { generator, trace in
      let path = generator.wildPath()
      let style = generator.wildStyle()
      let outline = path.stroked(style, tolerance: 1 / 1024)
      let most = 20_000 * path.verbs.count + (style.dashLengths.isEmpty ? 0 : 2_500_000)
      #expect(outline.points.count <= most, "\(trace)")
    }
  }

  /// 3,000 at `FUZZ_SCALE=20`. Of 4,000 the slowest took 6 s without optimisation, and 0.3 s with it.
  @Test func `wild lines are drawn in bounded time`() {
    Fuzz.run(150) { generator, trace in
      let list = DisplayList([generator.wildLine()])
      let buffer = PixelBuffer(width: 31, height: 23)
      let time = threadTime { Rasterizer().draw(list, transform: .identity, into: buffer) }
      #expect(time < 40, "\(trace)")
    }
  }

  @Test func `a dotted line of far too many round dots has some two million points`() {
    var style = StrokeStyle(width: 1000)
    style.cap = .round
    style.dashLengths = [0, 5]
    let line = polyline([CGPoint(x: 0, y: 0), CGPoint(x: 100_000, y: 0)])
    let outline = line.stroked(style, tolerance: 0.001)
    #expect(outline.points.count > 20_000 * 4)
    #expect(outline.points.count < 2_200_000)
    #expect(outline.bounds == CGRect(x: -500, y: -500, width: 101_000 - 5, height: 1000))
  }

  @Test(arguments: [CGLineCap.butt, .round, .square])
  func `dashes far outside leave those that show as they are`(cap: CGLineCap) {
    func dashed(_ points: [CGPoint], isClosed: Bool) -> [[Int]] {
      var style = StrokeStyle(width: 7)
      (style.cap, style.dashLengths, style.dashPhase) = (cap, [8, 16], 2)
      var path = polyline(points)
      if isClosed { path.close() }
      return coverage(.stroke(path, style), width: 40, height: 30)
    }
    let (start, far) = (CGPoint(x: -16, y: 10.5), CGPoint(x: 393_216, y: 10.5))
    let short = dashed([start, CGPoint(x: 120, y: 10.5)], isClosed: false)
    #expect(short[10].contains(255) && short[10].contains(0))
    #expect(dashed([start, far], isClosed: false) == short)
    // There and back at the other side of the box, a whole number of patterns later.
    let around = [start, far, CGPoint(x: 393_216, y: 100_000), CGPoint(x: -16, y: 100_000)]
    #expect(dashed(around, isClosed: false) == short)
    let before = [CGPoint(x: -16 - 24 * 20_000, y: 10.5), CGPoint(x: 120, y: 10.5)]
    #expect(dashed(before, isClosed: false) == short)
  }

  /// Each line meets the one that follows it in the path, so that one look at all of them finds one more.
  @Test func `a chain of lines that leads out of the picture is outlined in bounded time`() {
    var style = StrokeStyle(width: 3)
    style.join = .round
    var path = PathData()
    for index in (0..<20_000).reversed() {
      let x = 10 * CGFloat(index)
      path.append(polyline([CGPoint(x: x, y: 8), CGPoint(x: x + 9, y: 12.5)]))
    }
    let line = TrimmableStroke(path, style, tolerance: 1.0 / 1024)
    let window = StrokeWindow(
      rows: CGRect(x: -1e6, y: 0, width: 2e6, height: 23),
      pixels: CGRect(x: 0, y: 0, width: 31, height: 23))
    var points = 0
    let time = threadTime {
      points = line.stroked(style, near: window, in: StrokeMemory()).outline.points.count
    }
    #expect(time < 3, "\(time) s")
    #expect(points >= 4 * 20_000)
  }

  /// Far more crossings in a pixel than are taken apart: the rest is sampled.
  @Test func `pixels of thousands of crossing edges look like the same ones enlarged`() {
    var generator = SeededGenerator(seed: 4)
    var path = PathData()
    for _ in 0..<400 {
      path.append(polygon((0..<3).map { _ in generator.point(3...6) }))
    }
    let enlarged = 16
    let size = 9
    let small = coverage(.path(path, .evenOdd), width: size, height: size)
    let large = coverage(
      .path(path, .evenOdd), width: size * enlarged, height: size * enlarged,
      transform: CGAffineTransform(scaleX: CGFloat(enlarged), y: CGFloat(enlarged)))
    for y in 0..<size {
      for x in 0..<size {
        let block = (0..<enlarged * enlarged).map { index in
          large[y * enlarged + index / enlarged][x * enlarged + index % enlarged]
        }
        let mean = Double(block.reduce(0, +)) / Double(block.count)
        #expect(abs(Double(small[y][x]) - mean) < 2, "\(x), \(y)")
      }
      #expect(small[y][7] == 0 && small[y][8] == 0, "nothing runs along the row")
    }
    for x in 0..<size {
      let pixel = coverage(
        .path(path, .evenOdd), width: 1, height: size,
        transform: CGAffineTransform(translationX: CGFloat(-x), y: 0))
      #expect(pixel.map { $0[0] } == small.map { $0[x] }, "column \(x) alone")
    }
  }

  /// Eight pairs; 160 at `FUZZ_SCALE=20`.
  @Test func `paths of random arcs are combined in bounded time`() {
    Fuzz.run(8) { generator, trace in
      let (one, other) = (arcs(3, &generator), arcs(3, &generator))
      let time = threadTime {
        _ = one.union(other)
        _ = one.subtracting(other)
        _ = one.normalized()
        _ = one.lineIntersection(other)
      }
      #expect(time < 60, "\(trace)")
    }
  }

  /// Arcs about one centre or many, of up to 64 turns, and as large as any.
  private func arcs(_ count: Int, _ generator: inout SeededGenerator) -> CGPath {
    let path = CGMutablePath()
    let size = abs(generator.wildNumber()) + 1
    let turns = generator.integer(0...2) == 0 ? 200.0 : 6
    let isConcentric = generator.integer(0...2) == 0
    let center = generator.point(-size...size)
    for _ in 0..<count {
      path.addArc(
        center: isConcentric ? center : generator.point(-size...size),
        radius: generator.number(0...size), startAngle: generator.number(-turns...turns),
        endAngle: generator.number(-turns...turns), clockwise: generator.integer(0...1) == 0)
      if generator.integer(0...3) == 0 { path.closeSubpath() }
    }
    return path
  }

  private func polyline(_ points: [CGPoint]) -> PathData {
    var path = PathData()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    return path
  }
}
