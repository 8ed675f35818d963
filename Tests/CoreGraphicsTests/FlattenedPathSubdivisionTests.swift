// Strokes that grow: what is drawn already keeps its vertices.

import CoreGraphics
import Testing

@Suite struct FlattenedPathSubdivisionTests {
  private static let line: PathData = {
    var path = PathData()
    path.move(to: CGPoint(x: 3, y: 5))
    path.line(to: CGPoint(x: 203, y: 117))
    path.line(to: CGPoint(x: 240, y: 10))
    return path
  }()

  @Test func `dividing changes neither the length nor the ends`() {
    let whole = FlattenedPath(Self.line, tolerance: 0.01)
    let divided = whole.dividedForTrimming(width: 4)
    #expect(divided.subpaths[0].pieces.count > 12)
    #expect(abs(divided.length - whole.length) < 1e-9)
    #expect(divided.point(atLength: 1e9) == whole.point(atLength: 1e9))
    #expect(divided.subpaths[0].pieces.allSatisfy { $0.length <= 8 })
  }

  @Test func `a line whose length overflows is trimmed without a stop`() {
    var path = PathData()
    path.move(to: .zero)
    path.line(to: CGPoint(x: 1.7e308, y: 1.7e308))
    path.cubic(
      to: CGPoint(x: 3, y: -1.7e308), control1: CGPoint(x: -1.7e308, y: 1.7e308),
      control2: CGPoint(x: 1.7e308, y: 5))
    var style = StrokeStyle(width: 4)
    style.trimEnd = 0.5
    let outline = path.stroked(style, tolerance: 0.01)
    #expect(outline.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test(arguments: [(0.3, 0.31), (0.5, 0.55), (0.2, 0.9)])
  func `a longer trimmed stroke has the vertices of the shorter one`(
    shorter: CGFloat, longer: CGFloat
  ) {
    func vertices(_ end: CGFloat) -> Set<CGPoint> {
      var style = StrokeStyle(width: 4)
      style.trimEnd = end
      return Set(Self.line.stroked(style, tolerance: 0.01).points)
    }
    // All but the two ends' corners and those of the last part.
    #expect(vertices(shorter).subtracting(vertices(longer)).count <= 4)
  }
}
