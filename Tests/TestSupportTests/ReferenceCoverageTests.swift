// The reference is itself checked: by areas that are known and by counting points.

import CoreGraphics
import TestSupport
import Testing

@Suite struct ReferenceCoverageTests {
  private func coverage(
    _ build: (inout PathData) -> Void, _ rule: CGPathFillRule = .winding, size: Int = 8
  ) -> ReferenceCoverage {
    var path = PathData()
    build(&path)
    return ReferenceCoverage(path, rule, width: size, height: size)
  }

  @Test func `a rectangle covers the products of its overlaps`() {
    let rect = coverage { $0.addRect(CGRect(x: 1.25, y: 2.5, width: 2, height: 1)) }
    #expect(rect[1, 2] == 0.375)
    #expect(rect[2, 2] == 0.5)
    #expect(rect[3, 3] == 0.125)
    #expect(rect[4, 3] == 0)
    #expect(rect.values.reduce(0, +) == 2)
  }

  @Test func `a disc's coverage adds up to its area`() {
    let disc = coverage { $0.addEllipse(in: CGRect(x: 0.7, y: 0.9, width: 6, height: 6)) }
    #expect(abs(disc.values.reduce(0, +) - 9 * .pi) < 0.01)
    #expect(disc[3, 3] == 1)
    #expect(disc[0, 0] == 0)
  }

  @Test func `what lies outside of the picture counts only with its inside`() {
    let all = coverage { $0.addRect(CGRect(x: -5, y: -7, width: 100, height: 100)) }
    #expect(all.values.allSatisfy { $0 == 1 })
  }

  @Test func `the direction of a path does not matter`() {
    let points = [CGPoint(x: 1, y: 1), CGPoint(x: 7.3, y: 2), CGPoint(x: 3, y: 6.1)]
    func triangle(_ points: [CGPoint]) -> [Double] {
      coverage { path in
        path.move(to: points[0])
        for point in points[1...] { path.line(to: point) }
      }.values
    }
    for (one, other) in zip(triangle(points), triangle(points.reversed())) {
      #expect(abs(one - other) < 1e-12)
    }
  }

  @Test func `a double winding is full with the winding rule and empty with even-odd`() {
    let build: (inout PathData) -> Void = {
      $0.addRect(CGRect(x: 1, y: 1, width: 4, height: 4))
      $0.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    #expect(coverage(build)[3, 3] == 1)
    #expect(coverage(build, .evenOdd)[3, 3] == 0)
    #expect(coverage(build, .evenOdd)[1, 1] == 1)
  }

  @Test func `coverage is the share of points inside, overlaps or not`() {
    var path = PathData()
    path.move(to: CGPoint(x: 4.1, y: 0.3))
    path.quad(to: CGPoint(x: 7.2, y: 5.5), control: CGPoint(x: 5, y: 3))
    path.line(to: CGPoint(x: 0.9, y: 2.4))
    path.line(to: CGPoint(x: 6.9, y: 3.1))
    path.cubic(
      to: CGPoint(x: 0.6, y: 7.1), control1: CGPoint(x: 3, y: 7), control2: CGPoint(x: 1, y: 5))
    path.close()
    let grid = 40
    for rule in [CGPathFillRule.winding, .evenOdd] {
      let exact = ReferenceCoverage(path, rule, width: 8, height: 8)
      for y in 0..<8 {
        for x in 0..<8 {
          var inside = 0
          for index in 0..<grid * grid {
            let point = CGPoint(
              x: CGFloat(x) + (CGFloat(index % grid) + 0.5) / CGFloat(grid),
              y: CGFloat(y) + (CGFloat(index / grid) + 0.5) / CGFloat(grid))
            if path.contains(point, rule, tolerance: 0.001) { inside += 1 }
          }
          #expect(abs(Double(inside) / Double(grid * grid) - exact[x, y]) < 0.03)
        }
      }
    }
  }

  @Test func `overlaps within a pixel count once, or cancel with even-odd`() {
    let strips: (inout PathData) -> Void = {
      $0.addRect(CGRect(x: 0, y: 0, width: 0.5, height: 8))
      $0.addRect(CGRect(x: 0.25, y: 0, width: 0.5, height: 8))
    }
    #expect(coverage(strips)[0, 0] == 0.75)
    #expect(coverage(strips, .evenOdd)[0, 0] == 0.5)
    #expect(coverage(strips)[1, 1] == 0)
  }

  @Test func `lines that cross within a pixel bound two triangles`() {
    let bow: (inout PathData) -> Void = { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.line(to: CGPoint(x: 1, y: 1))
      path.line(to: CGPoint(x: 1, y: 0))
      path.line(to: CGPoint(x: 0, y: 1))
      path.close()
    }
    #expect(coverage(bow)[0, 0] == 0.5)
    #expect(coverage(bow, .evenOdd)[0, 0] == 0.5)
  }

  @Test func `the gradient's reference is exact at its stops`() {
    let paint = GradientPaint(
      kind: .axial(start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 10.5, y: 0)),
      stops: [.init(0, .white), .init(0.5, RGBA(1, 0, 0)), .init(1, .clear)])
    let gradient = ReferenceGradient(paint, transform: .identity)
    #expect(gradient.color(x: 0, y: 3) == SIMD4(255, 255, 255, 255))
    #expect(gradient.color(x: 5, y: 0) == SIMD4(255, 0, 0, 255))
    #expect(gradient.color(x: 10, y: 0) == .zero)
    #expect(gradient.color(x: 30, y: 0) == .zero)
  }
}
