// Claims about CGPath and CGMutablePath.

import CoreGraphics
import TestSupport
import Testing

@Suite struct CGPathTests {
  private func path(_ build: (CGMutablePath) -> Void) -> CGMutablePath {
    let path = CGMutablePath()
    build(path)
    return path
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint, _ distance: CGFloat = 1e-9) -> Bool {
    abs(one.x - other.x) <= distance && abs(one.y - other.y) <= distance
  }

  // MARK: Arcs

  @Test(arguments: [
    (0.0, 0.5, false, 10.0, 10.0), (0, 0.5, true, -10, -10), (0.5, 0, true, 10, 10),
    (0.5, 0, false, -10, -10), (1, 0.5, true, -10, 10),
  ])
  func `clockwise lets the angle fall, which looks reversed with y down`(
    start: CGFloat, end: CGFloat, clockwise: Bool, x: CGFloat, y: CGFloat
  ) {
    let arc = path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: start * .pi, endAngle: end * .pi,
        clockwise: clockwise)
    }
    // The corner of the box that the arc bulges towards.
    let box = arc.boundingBoxOfPath
    #expect(abs((x > 0 ? box.maxX : box.minX) - x) < 0.003)
    #expect(abs((y > 0 ? box.maxY : box.minY) - y) < 0.003)
    let (sine, cosine) = sineAndCosine(degrees: Double(end) * 180)
    #expect(isNear(arc.currentPoint, CGPoint(x: 10 * cosine, y: 10 * sine)))
  }

  @Test(arguments: [true, false])
  func `from 0 to two π is a whole circle in both senses`(clockwise: Bool) {
    let circle = path {
      $0.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
    }
    #expect(circle.data.verbs == [.move, .cubic, .cubic, .cubic, .cubic])
    #expect(circle.data.points[3] == CGPoint(x: 0, y: clockwise ? -1 : 1))
    #expect(isNear(circle.currentPoint, CGPoint(x: 1, y: 0), 0))
  }

  @Test func `equal angles make no arc, and more than a turn makes one`() {
    #expect(
      path { $0.addArc(center: .zero, radius: 1, startAngle: 2, endAngle: 2, clockwise: true) }
        .data.verbs == [.move])
    let more = path {
      $0.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 9, clockwise: false)
    }
    #expect(more.data.verbs.count == 5)
    #expect(more.data.points[3] == CGPoint(x: 0, y: 1))
  }

  @Test func `a line leads from the pen to an arc's start`() {
    let figure = path {
      $0.move(to: .zero)
      $0.addArc(
        center: CGPoint(x: 10, y: 0), radius: 2, startAngle: 0, endAngle: .pi, clockwise: false)
    }
    #expect(figure.data.verbs == [.move, .line, .cubic, .cubic])
    #expect(figure.data.points[1] == CGPoint(x: 12, y: 0))
  }

  @Test func `a relative arc may turn more than once`() {
    let coil = path {
      $0.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 5 * .pi)
    }
    #expect(coil.data.verbs.count == 11)
    #expect(isNear(coil.currentPoint, CGPoint(x: -1, y: 0)))
    let back = path { $0.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -.pi / 2) }
    #expect(isNear(back.currentPoint, CGPoint(x: 0, y: -1)))
    #expect(
      !path { $0.addRelativeArc(center: .zero, radius: 1, startAngle: 1e300, delta: 1e300) }
        .isEmpty)
  }

  @Test(arguments: [(0.0, 10.0), (10, 10), (5, 20), (19, 3), (-10, 2), (-30, 1)])
  func `a tangent arc touches both lines`(endX: CGFloat, endY: CGFloat) throws {
    let corner = CGPoint(x: 20, y: 0)
    let end = CGPoint(x: endX, y: endY)
    let figure = path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: corner, tangent2End: end, radius: 2)
    }
    let start = figure.data.points[1]
    #expect(abs(start.y) < 1e-9)
    // Its centre lies 2 below the first line, and every cubic's end is 2 away from it.
    let center = CGPoint(x: start.x, y: 2)
    let cubics = Array(figure.data.elements.dropFirst(2))
    #expect(!cubics.isEmpty)
    for case .cubic(_, _, let point) in cubics {
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      #expect(abs((dx * dx + dy * dy).squareRoot() - 2) < 1e-9)
    }
    // The last point lies on the second line.
    let last = figure.currentPoint
    let cross =
      (last.x - corner.x) * (end.y - corner.y) - (last.y - corner.y) * (end.x - corner.x)
    #expect(abs(cross) < 1e-6)
  }

  @Test func `a tangent arc along one line is a line to the corner`() {
    let figure = path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
    }
    #expect(figure.data.verbs == [.move, .line])
    #expect(figure.currentPoint == CGPoint(x: 5, y: 0))
  }

  // MARK: Shapes

  @Test func `a rectangle is recognised whichever way it runs`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var found = CGRect.zero
    #expect(unsafe CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    let turned = path {
      $0.addLines(between: [
        CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 6), CGPoint(x: 4, y: 6), CGPoint(x: 4, y: 2),
      ])
      $0.closeSubpath()
    }
    #expect(turned.rectangle == rect)
    #expect(unsafe !CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func `an ellipse fills its rectangle`() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let ellipse = unsafe CGPath(ellipseIn: rect, transform: nil)
    #expect(ellipse.boundingBoxOfPath == rect)
    #expect(ellipse.contains(CGPoint(x: 16, y: 22)))
    #expect(!ellipse.contains(CGPoint(x: 2, y: 3)))
  }

  @Test func `rounded corners are limited to half of the sides`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let pill = unsafe CGPath(roundedRect: rect, cornerWidth: 50, cornerHeight: 50, transform: nil)
    #expect(pill.boundingBox == rect)
    #expect(!pill.contains(CGPoint(x: 1, y: 1)))
    #expect(pill.contains(CGPoint(x: 10, y: 0.5)))
    let plain = unsafe CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 9, transform: nil)
    #expect(plain.rectangle == rect)
  }

  @Test func `a transform is applied to what is added`() {
    let matrix = CGAffineTransform(translationX: 10, y: 0)
    let moved = path { $0.addRect(CGRect(x: 0, y: 0, width: 2, height: 2), transform: matrix) }
    #expect(moved.boundingBox == CGRect(x: 10, y: 0, width: 2, height: 2))
    var double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(unsafe moved.copy(using: &double)?.boundingBox.minX == 20)
  }

  // MARK: Elements

  @Test func `elements come in order with their points`() {
    let figure = path {
      $0.move(to: CGPoint(x: 1, y: 0))
      $0.addLine(to: CGPoint(x: 2, y: 0))
      $0.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 3, y: 0))
      $0.addCurve(
        to: CGPoint(x: 7, y: 0), control1: CGPoint(x: 5, y: 0), control2: CGPoint(x: 6, y: 0))
      $0.closeSubpath()
    }
    var types: [CGPathElementType] = []
    var places: [CGFloat] = []
    unsafe figure.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][unsafe Int(element.pointee.type.rawValue)]
      types.append(unsafe element.pointee.type)
      for index in 0..<count { places.append(unsafe element.pointee.points[index].x) }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(places == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `drawing goes on from the start after a close`() {
    let figure = path {
      $0.addRect(CGRect(x: 3, y: 4, width: 5, height: 6))
      $0.addLine(to: CGPoint(x: 9, y: 9))
    }
    #expect(figure.data.verbs.suffix(3) == [.close, .move, .line])
    #expect(figure.data.points[4] == CGPoint(x: 3, y: 4))
  }

  @Test func `without a current point lines and curves are not added`() {
    let figure = path {
      $0.addLine(to: CGPoint(x: 1, y: 1))
      $0.addQuadCurve(to: .zero, control: .zero)
      $0.addCurve(to: .zero, control1: .zero, control2: .zero)
      $0.closeSubpath()
    }
    #expect(figure.isEmpty)
    #expect(figure.currentPoint == .zero)
    #expect(figure.boundingBox.isNull)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `what is no number is left out`(bad: CGFloat) {
    let figure = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: bad, y: 1))
      $0.addRect(CGRect(x: 0, y: 0, width: bad, height: 1))
      $0.addArc(center: .zero, radius: bad, startAngle: 0, endAngle: 1, clockwise: true)
      $0.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: bad)
      $0.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: 1, height: 1), cornerWidth: bad, cornerHeight: 1)
    }
    #expect(figure.data.verbs == [.move])
  }

  @Test func `paths are equal when their elements are, and copies do not change with them`() throws
  {
    let one = path { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let other = try #require(one.mutableCopy())
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    let frozen = try #require(one.copy())
    one.addLine(to: CGPoint(x: 9, y: 9))
    #expect(one != other)
    #expect(frozen == other)
  }

  @Test func `an outline from CGPath is that of the line`() {
    let line = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
    }
    let outline = line.copy(
      strokingWithWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 2))
    let dashes = line.copy(dashingWithPhase: 1, lengths: [2, 3])
    #expect(
      dashes.data.points.map(\.x) == [0, 1, 4, 6, 9, 10])
  }

  // MARK: Anything goes

  @Test func `no random path traps or leaves the plane of finite numbers`() {
    Fuzz.run(150) { random, trace in
      func number() -> CGFloat {
        switch Int.random(in: 0...7, using: &random) {
        case 0: 0
        case 1: .random(in: -1e300...1e300, using: &random)
        case 2: .random(in: -1e-300...1e-300, using: &random)
        case 3: .random(in: -1e9...1e9, using: &random)
        case 4: 5
        default: .random(in: -100...100, using: &random)
        }
      }
      func point() -> CGPoint { CGPoint(x: number(), y: number()) }
      let figure = CGMutablePath()
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        switch Int.random(in: 0...7, using: &random) {
        case 0: figure.move(to: point())
        case 1, 2: figure.addLine(to: point())
        case 3: figure.addCurve(to: point(), control1: point(), control2: point())
        case 4: figure.addQuadCurve(to: point(), control: point())
        case 5: figure.closeSubpath()
        case 6:
          figure.addArc(
            center: point(), radius: number(), startAngle: number(), endAngle: number(),
            clockwise: .random(using: &random))
        default: figure.addArc(tangent1End: point(), tangent2End: point(), radius: number())
        }
      }
      var style = StrokeStyle(width: abs(number()))
      style.cap = CGLineCap(rawValue: .random(in: 0...2, using: &random)) ?? .butt
      style.join = CGLineJoin(rawValue: .random(in: 0...2, using: &random)) ?? .miter
      style.miterLimit = abs(number())
      if Bool.random(using: &random) { style.dashLengths = [abs(number()), abs(number())] }
      if Bool.random(using: &random) { style.dashPhase = number() }
      if Bool.random(using: &random) { style.trimEnd = 0.7 }
      let data = figure.data
      let outline = data.stroked(style, tolerance: 0.1)
      for result in [data, data.flattened(tolerance: 0.1), outline] {
        #expect(
          result.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(trace)")
      }
      _ = data.contains(point(), .evenOdd)
      _ = data.length
      _ = Shape.stroke(data, style).bounds
      _ = data.rectangle
    }
  }
}
