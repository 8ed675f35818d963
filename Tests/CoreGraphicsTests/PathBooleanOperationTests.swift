// Claims about areas of paths combined.

import CoreGraphics
import TestSupport
import Testing

@Suite struct PathBooleanOperationTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    unsafe CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
    let rect = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    return unsafe CGPath(ellipseIn: rect, transform: nil)
  }

  private func polygon(_ points: [(CGFloat, CGFloat)]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return path
  }

  private func moves(_ path: CGPath) -> Int { path.data.verbs.count { $0 == .move } }

  // MARK: Rectangles

  @Test func `the union of rectangles side by side is a rectangle`() {
    let whole = rect(0, 0, 10, 10).union(rect(10, 0, 10, 10))
    #expect(whole.rectangle == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `corners keep their numbers exactly`() {
    let part = rect(0.1, 0.2, 10, 10).intersection(rect(3.3, 4.7, 100, 100))
    #expect(part.boundingBox.minX == 3.3)
    #expect(part.boundingBox.minY == 4.7)
    #expect(part.boundingBox.maxX == rect(0.1, 0.2, 10, 10).boundingBox.maxX)
    #expect(part.data.points.count == 4)
  }

  @Test func `a hole turns against what is around it, whatever the rule`() {
    let ring = rect(0, 0, 30, 30).subtracting(rect(10, 10, 10, 10))
    #expect(moves(ring) == 2)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(ring.contains(CGPoint(x: 5, y: 5), using: rule))
      #expect(!ring.contains(CGPoint(x: 15, y: 15), using: rule))
    }
  }

  @Test func `what is the same is nothing less itself`() {
    #expect(circle(5, 5, 3).subtracting(circle(5, 5, 3)).isEmpty)
    #expect(rect(0, 0, 3, 3).symmetricDifference(rect(0, 0, 3, 3)).isEmpty)
  }

  @Test func `corners that touch leave two outlines`() {
    let two = rect(0, 0, 10, 10).union(rect(10, 10, 10, 10))
    #expect(two.componentsSeparated().count == 2)
    #expect(moves(two) == 2)
  }

  // MARK: Curves

  @Test func `a circle that nothing cuts keeps its four curves`() {
    let whole = circle(20, 20, 10).union(rect(100, 0, 10, 10))
    #expect(whole.data.verbs.count { $0 == .cubic } == 4)
    let curves = Set(circle(20, 20, 10).data.points)
    #expect(curves.isSubset(of: Set(whole.data.points)))
  }

  @Test func `a circle cut in half is two curves and a line`() {
    let half = circle(0, 0, 10).intersection(rect(-20, 0, 40, 40))
    #expect(half.data.verbs.count { $0 == .cubic } == 2)
    #expect(half.boundingBoxOfPath.insetBy(dx: -1e-6, dy: -1e-6).width < 20.0001)
    #expect(half.contains(CGPoint(x: 0, y: 9.9)))
    #expect(!half.contains(CGPoint(x: 0, y: -0.1)))
  }

  @Test func `cut curves stay within a hundredth of themselves`() {
    let part = circle(0, 0, 50).subtracting(circle(30, 11, 40))
    for element in part.data.flattened(tolerance: 0.001).points {
      let distances = [
        abs(hypot(element.x, element.y) - 50), abs(hypot(element.x - 30, element.y - 11) - 40),
      ]
      // The cubics themselves lie up to 0.027 % outside of the circles.
      #expect(distances.contains { $0 < 0.0137 + 0.01 })
    }
  }

  // MARK: Rules and parts

  @Test func `a star is whole by one rule and hollow by the other`() {
    let star = polygon(
      (0..<5).map { index in
        let angle = Double(index) * 4 * .pi / 5
        return (CGFloat(sin(angle)) * 50, CGFloat(-cos(angle)) * 50)
      })
    #expect(star.normalized().contains(.zero, using: .evenOdd))
    #expect(star.normalized().data.points.count == 10)
    #expect(!star.normalized(using: .evenOdd).contains(.zero))
    #expect(star.componentsSeparated(using: .evenOdd).count == 5)
    #expect(star.componentsSeparated().count == 1)
  }

  @Test func `areas are separated with their holes, also where areas lie in holes`() {
    let outer = rect(0, 0, 100, 100).subtracting(rect(10, 10, 80, 80))
    let inner = rect(20, 20, 50, 50).subtracting(circle(45, 45, 10)).subtracting(
      rect(22, 22, 5, 5))
    let parts = outer.union(inner).componentsSeparated()
    #expect(parts.map(moves) == [2, 3])
    #expect(parts.map(\.boundingBox.width) == [100, 50])
  }

  @Test func `paths intersect where they share an area, not an edge`() {
    #expect(rect(0, 0, 10, 10).intersects(rect(9, 9, 10, 10)))
    #expect(!rect(0, 0, 10, 10).intersects(rect(10, 0, 10, 10)))
    #expect(!rect(0, 0, 10, 10).intersects(circle(50, 50, 5)))
    let ring = rect(0, 0, 30, 30).subtracting(rect(10, 10, 10, 10))
    #expect(!ring.intersects(rect(12, 12, 5, 5)))
  }

  // MARK: Lines

  @Test func `a line is cut by an area into what is in it and what is not`() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -10, y: 5))
    line.addLine(to: CGPoint(x: 30, y: 5))
    let inside = line.lineIntersection(rect(0, 0, 10, 10))
    #expect(inside.data.points == [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    let outside = line.lineSubtracting(rect(0, 0, 10, 10))
    #expect(
      outside.data.points == [
        CGPoint(x: -10, y: 5), CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5), CGPoint(x: 30, y: 5),
      ])
    #expect(outside.data.verbs == [.move, .line, .move, .line])
  }

  @Test func `lines are not closed, and closed ones inside stay closed`() {
    let corner = CGMutablePath()
    corner.addLines(between: [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5)])
    #expect(corner.lineIntersection(rect(-10, -10, 30, 30)).data == corner.data)
    let square = rect(1, 1, 3, 3)
    #expect(square.lineIntersection(rect(0, 0, 10, 10)).data.verbs.last == .close)
    #expect(square.lineSubtracting(rect(0, 0, 10, 10)).isEmpty)
  }

  // MARK: Bad input

  @Test(arguments: [1e-300, 1e-12, 1e9, 1e150, 1e307])
  func `sizes do not matter`(scale: CGFloat) {
    let (one, other) = (
      rect(0, 0, 10 * scale, 10 * scale), rect(5 * scale, 5 * scale, 10 * scale, 10 * scale)
    )
    let part = one.intersection(other)
    #expect(abs(part.boundingBox.width / scale - 5) < 1e-6)
    #expect(!one.union(circle(0, 0, 3 * scale)).isEmpty)
  }

  @Test func `nothing, points and folded lines enclose nothing`() {
    let empty = CGMutablePath()
    let dot = CGMutablePath()
    dot.move(to: CGPoint(x: 3, y: 3))
    let fold = CGMutablePath()
    fold.addLines(between: [.zero, CGPoint(x: 9, y: 9), CGPoint(x: 4, y: 4), .zero])
    for path in [empty, dot, fold] as [CGPath] {
      #expect(path.normalized().isEmpty)
      #expect(path.union(rect(0, 0, 5, 5)).data.points.count == 4)
      #expect(rect(0, 0, 5, 5).subtracting(path).data.points.count == 4)
      #expect(path.componentsSeparated().isEmpty)
      #expect(!path.intersects(rect(0, 0, 5, 5)))
    }
    #expect(empty.lineIntersection(rect(0, 0, 1, 1)).isEmpty)
  }

  @Test func `a hundred lines through each other come apart`() {
    var generator = SeededGenerator(seed: 7)
    let path = CGMutablePath()
    path.addLines(
      between: (0..<100).map { _ in
        CGPoint(
          x: CGFloat.random(in: 0...100, using: &generator),
          y: CGFloat.random(in: 0...100, using: &generator))
      })
    let normal = path.normalized(using: .evenOdd)
    #expect(moves(normal) > 100)
    #expect(normal.componentsSeparated().count > 100)
  }

  // MARK: Any shapes

  @Test func `combined areas hold what both rules of logic say`() {
    Fuzz.run(60) { generator, trace in
      let grid = Bool.random(using: &generator)
      let (one, other) = (
        RandomArea.path(onGrid: grid, &generator), RandomArea.path(onGrid: grid, &generator)
      )
      let rule = Bool.random(using: &generator) ? CGPathFillRule.winding : .evenOdd
      let results: [(CGPath, (Bool, Bool) -> Bool)] = [
        (one.union(other, using: rule), { $0 || $1 }),
        (one.intersection(other, using: rule), { $0 && $1 }),
        (one.subtracting(other, using: rule), { $0 && !$1 }),
        (one.symmetricDifference(other, using: rule), { $0 != $1 }),
        (one.normalized(using: rule), { first, _ in first }),
      ]
      let (first, second) = (Sampled(one, rule), Sampled(other, rule))
      let sampled = results.map { (Sampled($0.0, .winding), Sampled($0.0, .evenOdd), $0.1) }
      for _ in 0..<60 {
        let point = CGPoint(
          x: CGFloat.random(in: -5...105, using: &generator),
          y: CGFloat.random(in: -5...105, using: &generator))
        guard let isInFirst = first.isSure(point), let isInSecond = second.isSure(point) else {
          continue
        }
        for (index, (winding, evenOdd, logic)) in sampled.enumerated() {
          let wanted = logic(isInFirst, isInSecond)
          #expect(winding.contains(point) == wanted, "\(trace), operation \(index), \(point)")
          #expect(evenOdd.contains(point) == wanted, "\(trace), operation \(index), \(point)")
        }
      }
      let separate = one.union(other, using: rule).componentsSeparated()
      #expect(separate.allSatisfy { $0.componentsSeparated().count == 1 }, "\(trace)")
    }
  }
}

/// A flattened path that is asked about many points.
private struct Sampled {
  private let lines: PathData
  private let rule: CGPathFillRule

  init(_ path: CGPath, _ rule: CGPathFillRule) {
    lines = path.data.flattened(tolerance: 0.002)
    self.rule = rule
  }

  func contains(_ point: CGPoint) -> Bool {
    let winding = lines.windingNumber(around: point)
    return rule == .winding ? winding != 0 : winding & 1 != 0
  }

  /// Whether the point lies inside; nil near the edge.
  func isSure(_ point: CGPoint) -> Bool? {
    let answer = contains(point)
    let near = [(0.03, 0.01), (-0.03, 0.01), (0.01, 0.03), (0.01, -0.03)].allSatisfy {
      contains(CGPoint(x: point.x + $0.0, y: point.y + $0.1)) == answer
    }
    return near ? answer : nil
  }
}
