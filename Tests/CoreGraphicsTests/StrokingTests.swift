// Claims about outlines of lines, by asking which points they hold.

import CoreGraphics
import TestSupport
import Testing

/// Whether the outline of a line holds points.
private func ink(
  _ path: PathData, _ width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
  tolerance: CGFloat = 0.01, _ change: (inout StrokeStyle) -> Void = { _ in }
) -> PathData {
  var style = StrokeStyle(width: width)
  style.cap = cap
  style.join = join
  change(&style)
  return path.stroked(style, tolerance: tolerance)
}

private func polyline(_ points: [(CGFloat, CGFloat)], isClosed: Bool = false) -> PathData {
  var path = PathData()
  for (index, point) in points.enumerated() {
    let point = CGPoint(x: point.0, y: point.1)
    if index == 0 { path.move(to: point) } else { path.line(to: point) }
  }
  if isClosed { path.close() }
  return path
}

/// Twice the signed area of all contours.
private func signedArea(_ path: PathData) -> CGFloat {
  var area: CGFloat = 0
  var start = CGPoint.zero
  var pen = CGPoint.zero
  for element in path.elements {
    switch element {
    case .move(let point): (start, pen) = (point, point)
    case .line(let point):
      area += pen.x * point.y - pen.y * point.x
      pen = point
    case .close:
      area += pen.x * start.y - pen.y * start.x
      pen = start
    default: Issue.record("an outline has only lines")
    }
  }
  return area / 2
}

@Suite struct StrokingTests {
  @Test func `a butt line is a rectangle`() {
    let outline = ink(polyline([(0, 0), (10, 0)]), 4)
    #expect(outline.bounds == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(abs(signedArea(outline)) == 40)
  }

  @Test func `square caps add half a width at both ends`() {
    let outline = ink(polyline([(0, 0), (10, 0)]), 4, cap: .square)
    #expect(outline.bounds == CGRect(x: -2, y: -2, width: 14, height: 4))
    #expect(abs(signedArea(outline)) == 56)
  }

  @Test func `round caps add half discs`() {
    let outline = ink(polyline([(0, 0), (10, 0)]), 4, cap: .round, tolerance: 0.0001)
    #expect(outline.bounds == CGRect(x: -2, y: -2, width: 14, height: 4))
    #expect(abs(abs(signedArea(outline)) - (40 + 4 * .pi)) < 0.002)
  }

  @Test(arguments: [(CGLineCap.butt, 0.0), (.square, 16), (.round, 4 * .pi)])
  func `a line without length is nothing, a square or a disc`(cap: CGLineCap, area: CGFloat) {
    for path in [polyline([(5, 5), (5, 5)]), polyline([(5, 5)], isClosed: true)] {
      #expect(abs(abs(signedArea(ink(path, 4, cap: cap, tolerance: 0.0001))) - area) < 0.01)
    }
    #expect(ink(polyline([(5, 5)]), 4, cap: cap).isEmpty, "a move alone draws nothing")
  }

  @Test func `a miter reaches its tip until the limit cuts it`() {
    let corner = polyline([(-10, 0), (0, 0), (0, 10)])
    let tip = CGPoint(x: 1.9, y: -1.9)
    #expect(ink(corner, 4).contains(tip))
    #expect(!ink(corner, 4) { $0.miterLimit = 1.4 }.contains(tip))
    #expect(ink(corner, 4) { $0.miterLimit = 1.42 }.contains(tip))
    #expect(!ink(corner, 4, join: .bevel).contains(CGPoint(x: 1.1, y: -1.1)))
    #expect(ink(corner, 4, join: .bevel).contains(CGPoint(x: 0.9, y: -0.9)))
    let round = ink(corner, 4, join: .round, tolerance: 0.001)
    #expect(round.contains(CGPoint(x: 1.4, y: -1.4)))
    #expect(!round.contains(CGPoint(x: 1.43, y: -1.43)))
  }

  @Test(arguments: [CGLineJoin.miter, .round, .bevel])
  func `a line that turns back has a cap of its join alone`(join: CGLineJoin) {
    let outline = ink(polyline([(0, 0), (10, 0), (2, 0)]), 4, join: join, tolerance: 0.0001)
    let reach = outline.bounds.maxX
    #expect(join == .round ? abs(reach - 12) < 0.001 : reach == 10)
    #expect(outline.bounds.minX == 0)
  }

  /// Along an axis the turn is nothing on one side and minus nothing on the other.
  @Test(arguments: [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (0.6, 0.8), (-0.8, 0.6)])
  func `a line that turns back covers both sides of all its way`(x: CGFloat, y: CGFloat) {
    let line = polyline([(0, 0), (10 * x, 10 * y), (4 * x, 4 * y), (4 * x, 4 * y - 20)])
    let outline = ink(line, 2)
    for length in [0.5, 3.5, 4.5, 9.5] {
      for side in [-0.9, 0.9] {
        let point = CGPoint(x: length * x - side * y, y: length * y + side * x)
        #expect(outline.contains(point), "\(length) along, \(side) aside")
      }
    }
  }

  @Test func `a closed line has a join and no caps`() {
    let square = polyline([(0, 0), (10, 0), (10, 10), (0, 10)], isClosed: true)
    let outline = ink(square, 2, cap: .square)
    #expect(outline.bounds == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(abs(abs(signedArea(outline)) - 80) < 1e-9)
    #expect(!outline.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `a line wider than its circle leaves no hole`() {
    var circle = PathData()
    circle.addEllipse(in: CGRect(x: -2, y: -2, width: 4, height: 4))
    for width in [4.0, 4.5, 6, 20] {
      let outline = ink(circle, width)
      for (x, y) in [(0.0, 0.0), (0.3, 0.1), (-0.5, 0.7), (1, 1), (-1.5, 0.2)] {
        #expect(outline.contains(CGPoint(x: x, y: y)), "at \(x), \(y), width \(width)")
      }
      let radius = abs(signedArea(outline))
      #expect(radius > 0)
    }
  }

  @Test(arguments: [(2.0, 300), (2.1, 900), (6, 900)])
  func `a circle no wider than its line takes few points`(radius: CGFloat, most: Int) {
    var circle = PathData()
    circle.addEllipse(in: CGRect(x: -2, y: -2, width: 4, height: 4))
    let outline = circle.stroked(StrokeStyle(width: 2 * radius), tolerance: 0.001)
    #expect(outline.points.count < most)
  }

  @Test func `a ring's outline is a ring within seven tolerances`() {
    var circle = PathData()
    circle.addEllipse(in: CGRect(x: -100, y: -100, width: 200, height: 200))
    for tolerance in [0.05, 0.01, 0.001] {
      for point in ink(circle, 30, tolerance: tolerance).points {
        let radius = (point.x * point.x + point.y * point.y).squareRoot()
        let error = min(abs(radius - 115), abs(radius - 85))
        #expect(error <= 7 * tolerance + 0.028, "the cubics are off by 0.0273 themselves")
      }
    }
  }

  @Test func `a ring's outline encloses as much as the ring`() {
    var circle = PathData()
    circle.addEllipse(in: CGRect(x: -100, y: -100, width: 200, height: 200))
    let exact = abs(signedArea(ink(circle, 30, tolerance: 1e-6)))
    for tolerance in [0.05, 0.01, 0.001] {
      let area = abs(signedArea(ink(circle, 30, tolerance: tolerance)))
      #expect(abs(area - exact) < 0.2 * tolerance * 2 * .pi * 200, "tolerance \(tolerance)")
    }
  }

  @Test func `a butt end stands at right angles to the curve's own tangent`() {
    var arc = PathData()
    arc.move(to: CGPoint(x: 50, y: 0))
    arc.cubic(
      to: CGPoint(x: 0, y: 50), control1: CGPoint(x: 50, y: 27.6),
      control2: CGPoint(x: 27.6, y: 50))
    let outline = ink(arc, 40, tolerance: 0.05)
    #expect(outline.points.contains(CGPoint(x: 30, y: 0)))
    #expect(outline.points.contains(CGPoint(x: 70, y: 0)))
    #expect(outline.bounds.minY == 0)
    #expect(outline.bounds.minX == 0)
  }

  @Test func `a cusp is rounded as inside a curve`() {
    var path = PathData()
    path.move(to: CGPoint(x: 0, y: 0))
    // The curve runs out to x = 7.5 and back on one line.
    path.cubic(to: .zero, control1: CGPoint(x: 10, y: 0), control2: CGPoint(x: 10, y: 0))
    let box = ink(path, 2, tolerance: 0.001).bounds
    #expect(abs(box.maxX - 8.5) < 0.01)
    #expect(abs(box.minY + 1) < 0.01)
    #expect(box.minX >= -0.001)
  }

  @Test func `a bend tighter than the line is wide shows the whole fan of its normals`() {
    var bend = PathData()
    bend.move(to: CGPoint(x: 1, y: 0))
    bend.cubic(
      to: CGPoint(x: 0, y: 1), control1: CGPoint(x: 1, y: 0.5523),
      control2: CGPoint(x: 0.5523, y: 1))
    let outline = ink(bend, 20, tolerance: 0.05)
    // Every point from which a perpendicular of at most 10 falls on the quarter circle.
    for radius in stride(from: -8.9, through: 10.9, by: 0.3) {
      for step in 1..<30 {
        let (sine, cosine) = sineAndCosine(degrees: Double(step) * 3)
        let probe = CGPoint(x: CGFloat(cosine) * radius, y: CGFloat(sine) * radius)
        #expect(outline.contains(probe, tolerance: 1), "at \(probe)")
      }
    }
    #expect(!outline.contains(CGPoint(x: -3, y: 3)))
    #expect(!outline.contains(CGPoint(x: 3, y: -3)))
  }

  // MARK: Dashes

  @Test func `a dash pattern of odd length equals its doubled form`() {
    let line = polyline([(0, 0), (100, 0), (100, 50)])
    let odd = ink(line, 2) { $0.dashLengths = [7, 3, 5] }
    #expect(odd == ink(line, 2) { $0.dashLengths = [7, 3, 5, 7, 3, 5] })
  }

  @Test func `a negative phase is the pattern's other end`() {
    let line = polyline([(0, 0), (100, 0)])
    func dashes(_ phase: CGFloat) -> PathData {
      ink(line, 2) {
        $0.dashLengths = [6, 4]
        $0.dashPhase = phase
      }
    }
    #expect(dashes(-3) == dashes(7))
    #expect(dashes(-23) == dashes(27))
    #expect(dashes(-3).bounds.minX == 3)
    #expect(dashes(3).bounds.minX == 0)
  }

  @Test func `dashes have their lengths over corners and curves`() {
    var path = polyline([(0, 0), (10, 0), (10, 10)])
    path.cubic(
      to: CGPoint(x: 40, y: 40), control1: CGPoint(x: 10, y: 30), control2: CGPoint(x: 40, y: 10))
    let flat = FlattenedPath(path, halfWidth: 1, tolerance: 0.001)
    let dashed = flat.dashed(lengths: [3, 2], phase: 1)
    #expect(dashed.subpaths[0].length == 2)
    for dash in dashed.subpaths.dropFirst().dropLast() {
      #expect(abs(dash.length - 3) < 1e-9)
      let chords = dash.pieces.reduce(0) {
        let (dx, dy) = ($1.end.x - $1.start.x, $1.end.y - $1.start.y)
        return $0 + (dx * dx + dy * dy).squareRoot()
      }
      #expect(abs(chords - 3) < 0.003)
    }
  }

  @Test func `the pattern begins anew on each subpath`() {
    var path = polyline([(0, 0), (9, 0)])
    path.append(polyline([(0, 20), (9, 20)]))
    let outline = ink(path, 2) { $0.dashLengths = [4, 4] }
    for y in [0.0, 20] {
      #expect(outline.contains(CGPoint(x: 1, y: y)))
      #expect(!outline.contains(CGPoint(x: 6, y: y)))
      #expect(outline.contains(CGPoint(x: 8.5, y: y)))
    }
  }

  @Test func `a closed line that begins and ends inside a dash has a join there`() {
    let square = polyline([(0, 0), (10, 0), (10, 10), (0, 10)], isClosed: true)
    let outline = ink(square, 2) {
      $0.dashLengths = [6, 4]
      $0.dashPhase = 2
    }
    #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)))
    let whole = ink(square, 2) { $0.dashLengths = [100, 1] }
    #expect(whole == ink(square, 2))
  }

  @Test func `a dash of length 0 is a dot that looks along the line`() {
    let line = polyline([(0, 0), (10, 0)])
    let dots = ink(line, 2, cap: .square) { $0.dashLengths = [0, 5] }
    #expect(dots.verbs.filter { $0 == .move }.count == 2)
    #expect(abs(signedArea(dots)) == 8)
  }

  @Test(arguments: [[0.0, 0], [-1, 3], [1e-9, 1e-9]])
  func `a pattern that cannot be drawn leaves the line whole`(lengths: [CGFloat]) {
    let line = polyline([(0, 0), (100, 0)])
    #expect(ink(line, 2) { $0.dashLengths = lengths } == ink(line, 2))
  }

  // MARK: Trimming

  @Test func `trimming runs over all subpaths in order`() {
    var path = polyline([(0, 0), (10, 0)])
    path.append(polyline([(0, 20), (30, 20)]))
    let outline = ink(path, 2) {
      $0.trimStart = 0.125
      $0.trimEnd = 0.5
    }
    #expect(outline.bounds == CGRect(x: 0, y: -1, width: 10, height: 22))
    #expect(!outline.contains(CGPoint(x: 4.9, y: 0)))
    #expect(outline.contains(CGPoint(x: 5.1, y: 0)))
    #expect(outline.contains(CGPoint(x: 9.9, y: 20)))
    #expect(!outline.contains(CGPoint(x: 10.1, y: 20)))
  }

  @Test func `trimming comes before dashing`() {
    let outline = ink(polyline([(0, 0), (100, 0)]), 2) {
      $0.dashLengths = [10, 10]
      $0.trimStart = 0.05
    }
    #expect(outline.bounds.minX == 5)
    #expect(outline.contains(CGPoint(x: 14, y: 0)))
    #expect(!outline.contains(CGPoint(x: 16, y: 0)))
  }

  @Test func `nothing is left where the start is not before the end`() {
    for (start, end) in [(0.5, 0.5), (0.7, 0.2), (1, 1), (0, 0)] {
      let outline = ink(polyline([(0, 0), (10, 0)]), 2, cap: .round) {
        $0.trimStart = start
        $0.trimEnd = end
      }
      #expect(outline.isEmpty)
    }
  }

  @Test func `a closed line that is trimmed is open`() {
    let square = polyline([(0, 0), (10, 0), (10, 10), (0, 10)], isClosed: true)
    let outline = ink(square, 2) { $0.trimEnd = 0.999 }
    #expect(!outline.contains(CGPoint(x: -0.5, y: -0.5)))
  }

  // MARK: Winding

  @Test func `no point of a random line's outline is wound around the other way`() {
    Fuzz.run(60) { random, trace in
      var path = PathData()
      path.move(to: point(&random))
      for _ in 0..<6 {
        if Bool.random(using: &random) {
          path.line(to: point(&random))
        } else {
          path.cubic(to: point(&random), control1: point(&random), control2: point(&random))
        }
      }
      if Bool.random(using: &random) { path.close() }
      let width = CGFloat.random(in: 0.5...40, using: &random)
      let join = CGLineJoin(rawValue: .random(in: 0...2, using: &random)) ?? .miter
      let cap = CGLineCap(rawValue: .random(in: 0...2, using: &random)) ?? .butt
      let outline = ink(path, width, cap: cap, join: join, tolerance: 0.02)
      for _ in 0..<100 {
        let probe = point(&random)
        #expect(outline.windingNumber(around: probe) <= 0, "\(trace), at \(probe)")
      }
    }
  }

  @Test func `a point nearer to a random curve than half the width is inked`() {
    Fuzz.run(60) { random, trace in
      let curve = CubicCurve(
        start: point(&random), control1: point(&random), control2: point(&random),
        end: point(&random))
      var path = PathData()
      path.move(to: curve.start)
      path.cubic(to: curve.end, control1: curve.control1, control2: curve.control2)
      let width = CGFloat.random(in: 1...60, using: &random)
      let outline = ink(path, width, cap: .round, join: .round, tolerance: 0.01)
      let samples = (0...2000).map { curve.point(at: CGFloat($0) / 2000) }
      for _ in 0..<30 {
        let probe = point(&random)
        let distance = samples.map { $0.distance(to: probe) }.min() ?? 0
        guard abs(distance - width / 2) > 0.1 else { continue }
        #expect(outline.contains(probe) == (distance < width / 2), "\(trace), at \(probe)")
      }
    }
  }

  private func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
