// The chart's line with the default data in 340×170: lengths and pen positions that are known.

import CoreGraphics
import Testing

@Suite struct ChartPathTests {
  private static let points = [
    CGPoint(x: 22.5, y: 145 - 145.0 / 6), CGPoint(x: 67.5, y: 145 - 2 * 145.0 / 6),
    CGPoint(x: 112.5, y: 145 - 1.5 * 145 / 6), CGPoint(x: 157.5, y: 145 - 2 * 145.0 / 6),
    CGPoint(x: 202.5, y: 145 - 4 * 145.0 / 6), CGPoint(x: 247.5, y: 145 - 145.0 / 6),
    CGPoint(x: 292.5, y: 145 - 2 * 145.0 / 6),
  ]

  /// Up to and with the line to the point of that index; all of it without an index.
  private static func path(upTo index: Int? = nil) -> PathData {
    let path = CGMutablePath()
    let last = points.count - 1
    path.move(to: points[0])
    circle(around: points[0], path)
    for point in points[1...(index ?? last)] { path.addLine(to: point) }
    if index == nil { circle(around: points[last], path) }
    return path.data
  }

  private static func circle(around center: CGPoint, _ path: CGMutablePath) {
    path.addArc(center: center, radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
  }

  @Test func `the whole path is as long as four cubics a circle make it`() {
    #expect(abs(Self.path().length - 374.097723) < 1e-6)
    #expect(Self.path().verbs.filter { $0 == .cubic }.count == 8)
    #expect(Self.path().verbs.filter { $0 == .move }.count == 1)
  }

  @Test(arguments: [
    (1, 63.892102), (2, 110.486168), (3, 157.080233), (4, 223.118942), (5, 308.449183),
    (6, 359.527826),
  ])
  func `the length up to each point is that of the table`(index: Int, length: CGFloat) {
    // The table counts with true circles, which are 0.0018 shorter.
    #expect(abs(Self.path(upTo: index).length - length) < 0.0019)
  }

  @Test(arguments: [
    (0.25, 96.1177, 104.3511), (0.5, 177.92, 74.7341), (0.75, 232.7979, 97.1466),
    (1, 294.5, 96.6667),
  ])
  func `the pen is where the table says`(fraction: CGFloat, x: CGFloat, y: CGFloat) throws {
    let flat = FlattenedPath(Self.path(), halfWidth: 2, tolerance: 0.01)
    let pen = try #require(flat.point(atLength: fraction * flat.length))
    #expect(abs(pen.x - x) < 0.001)
    #expect(abs(pen.y - y) < 0.001)
    let part = flat.trimmed(from: 0, to: fraction)
    #expect(abs(part.length - fraction * flat.length) < 1e-6)
    let end = try #require(part.subpaths.last?.pieces.last?.end)
    #expect(abs(end.x - x) < 0.001)
    #expect(abs(end.y - y) < 0.001)
  }

  @Test func `the ends show whole discs of radius 4`() {
    var style = StrokeStyle(width: 4)
    style.cap = .round
    style.join = .round
    let ink = Self.path().stroked(style, tolerance: 0.01)
    for (dx, dy) in [(0.0, 0.0), (1, 1), (-3.9, 0), (0, 3.9), (2.7, -2.7), (-2.7, 2.7)] {
      for center in [Self.points[0], Self.points[6]] {
        #expect(ink.contains(CGPoint(x: center.x + dx, y: center.y + dy)), "at \(dx), \(dy)")
      }
    }
    #expect(!ink.contains(CGPoint(x: 22.5 - 4.05, y: Self.points[0].y)))
  }
}
