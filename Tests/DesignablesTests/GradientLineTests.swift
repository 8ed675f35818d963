// From an angle to the points of a gradient: the table, exact and near.

import CoreGraphics
import Designables
import Testing

@Suite struct GradientLineTests {
  /// Degrees, start x and y, end x and y.
  private typealias Row = (degrees: CGFloat, points: [CGFloat])

  private static let exact: [Row] = [
    (0.0, [0, 0.5, 1, 0.5]), (360, [0, 0.5, 1, 0.5]), (45, [0, 1, 1, 0]),
    (90, [0.5, 1, 0.5, 0]), (135, [1, 1, 0, 0]), (180, [1, 0.5, 0, 0.5]), (225, [1, 0, 0, 1]),
    (270, [0.5, 0, 0.5, 1]), (315, [0, 0, 1, 1]), (-45, [0, 0, 1, 1]), (-90, [0.5, 0, 0.5, 1]),
    (360_000_270, [0.5, 0, 0.5, 1]), (-720, [0, 0.5, 1, 0.5]),
  ]

  private static let near: [Row] = [
    (30.0, [0, 0.788675, 1, 0.211325]), (60, [0.211325, 1, 0.788675, 0]),
    (210, [1, 0.211325, 0, 0.788675]), (300, [0.211325, 0, 0.788675, 1]),
    (330, [0, 0.211325, 1, 0.788675]), (725, [0, 0.543744, 1, 0.456256]),
    (310, [0.080450, 0, 0.919550, 1]),
  ]

  @Test(arguments: exact)
  func `multiples of 45 degrees give exact points`(degrees: CGFloat, points: [CGFloat]) {
    let line = GradientLine(degrees: degrees)
    #expect(line.start == CGPoint(x: points[0], y: points[1]))
    #expect(line.end == CGPoint(x: points[2], y: points[3]))
  }

  @Test(arguments: near)
  func `other angles reach the border of the unit square`(degrees: CGFloat, points: [CGFloat]) {
    let line = GradientLine(degrees: degrees)
    #expect(line.start.isNear(points[0], points[1], within: 5e-7))
    #expect(line.end.isNear(points[2], points[3], within: 5e-7))
  }

  @Test func `every line runs through the centre and ends on the border`() {
    for degrees in stride(from: -360.0, through: 720, by: 7.3) {
      let line = GradientLine(degrees: degrees)
      let sum = CGPoint(x: line.start.x + line.end.x, y: line.start.y + line.end.y)
      #expect(sum.isNear(1, 1, within: 1e-12))
      let reach = max(abs(line.end.x - 0.5), abs(line.end.y - 0.5))
      #expect(reach == 0.5)
    }
  }

  @Test func `the sample document's corners lie where they were measured`() {
    let line = GradientLine(degrees: 310)
    let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
    let corners: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 0, -0.039614), (1, 0, 0.452790), (0, 1, 0.547210), (1, 1, 1.039614),
    ]
    for (x, y, expected) in corners {
      let t = ((x - line.start.x) * dx + (y - line.start.y) * dy) / (dx * dx + dy * dy)
      #expect(abs(t - expected) < 1e-6, "at \(x), \(y): \(t)")
    }
  }
}
