// Paths: shapes, arcs, styles, what drawing records.

import Testing
import UIKit

@Suite struct UIBezierPathTests {
  private static let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func `a clockwise quarter from the right ends at the bottom`() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    #expect(path.currentPoint == CGPoint(x: 10, y: 15))
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 5, height: 5))
  }

  @Test func `an arc against the clock goes the long way`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.currentPoint == CGPoint(x: 0, y: 5))
    #expect(path.contains(CGPoint(x: -2, y: -2)))
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
  }

  @Test(arguments: [true, false])
  func `a whole turn is a whole circle either way`(clockwise: Bool) {
    let end = clockwise ? 2 * CGFloat.pi : -2 * .pi
    let path = UIBezierPath(
      arcCenter: .zero, radius: 2, startAngle: 0, endAngle: end, clockwise: clockwise)
    #expect(path.data.bounds == CGRect(x: -2, y: -2, width: 4, height: 4))
    #expect(abs(path.data.length - 4 * .pi) < 0.01)
  }

  @Test func `shapes have the bounds they were made with`() {
    let shapes = [
      UIBezierPath(rect: Self.rect), UIBezierPath(ovalIn: Self.rect),
      UIBezierPath(roundedRect: Self.rect, cornerRadius: 12),
      UIBezierPath(roundedRect: Self.rect, cornerRadius: 1000),
      UIBezierPath(
        roundedRect: Self.rect, byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 20, height: 10)),
    ]
    for shape in shapes { #expect(shape.bounds == Self.rect) }
  }

  @Test func `only the named corners are round`() {
    let path = UIBezierPath(
      roundedRect: Self.rect, byRoundingCorners: [.topRight],
      cornerRadii: CGSize(width: 20, height: 20))
    let inset: CGFloat = 1
    #expect(path.contains(CGPoint(x: 10 + inset, y: 20 + inset)))
    #expect(!path.contains(CGPoint(x: 110 - inset, y: 20 + inset)))
    #expect(path.contains(CGPoint(x: 110 - inset, y: 70 - inset)))
    #expect(path.contains(CGPoint(x: 10 + inset, y: 70 - inset)))
  }

  @Test func `a rounded rectangle begins at the left of its top side`() {
    let path = UIBezierPath(roundedRect: Self.rect, cornerRadius: 5)
    // A corner takes up 1.528665 radii of each side (PixelCut, "Drawing Code for iOS 7 Rounded Rectangles").
    #expect(path.data.elements.first { _ in true } == .move(CGPoint(x: 10 + 7.643325, y: 20)))
  }

  @Test func `a rounded rectangle has the same elements for every size and radius`() {
    func verbs(_ height: CGFloat, _ radius: CGFloat) -> [PathData.Verb] {
      let rect = CGRect(x: 0, y: 0, width: 40, height: height)
      return UIBezierPath(roundedRect: rect, cornerRadius: radius).data.verbs
    }
    let usual = verbs(60, 5)
    for (height, radius) in [(0.0, 5.0), (4, 5), (10, 5), (60, 13), (60, 14), (60, 90)] {
      #expect(verbs(height, radius) == usual)
    }
  }

  @Test func `where a side is too short for the corner the ends are half circles`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 208, height: 50), cornerRadius: 20)
    let circle = { (angle: CGFloat) in
      CGPoint(x: 25 - 25 * cos(angle), y: 25 - 25 * sin(angle))
    }
    for angle in stride(from: -1.5, through: 1.5, by: 0.25) {
      let point = circle(CGFloat(angle))
      #expect(path.contains(CGPoint(x: point.x + 0.1, y: point.y)))
      #expect(!path.contains(CGPoint(x: point.x - 0.1, y: point.y)))
    }
  }

  // Apple's pages of these methods: without a current point they do nothing.
  @Test func `lines and curves need a current point`() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.addQuadCurve(to: .zero, controlPoint: .zero)
    #expect(path.isEmpty)
    path.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.data.elements.first { _ in true } == .move(CGPoint(x: 5, y: 0)))
  }

  @Test func `the fill rule decides about holes`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test func `reversing twice gives the path back`() {
    let path = UIBezierPath(roundedRect: Self.rect, cornerRadius: 12)
    path.append(UIBezierPath(ovalIn: Self.rect))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 5, y: 6))
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 9, y: 9))
    let reversed = path.reversing()
    #expect(reversed.data != path.data)
    #expect(reversed.data.points.first == CGPoint(x: 9, y: 9))
    #expect(abs(reversed.data.length - path.data.length) < 1e-9)
    let again = reversed.reversing()
    #expect(abs(again.data.length - path.data.length) < 1e-9)
    #expect(again.bounds == path.bounds)
  }

  @Test func `a copy is independent`() throws {
    let path = UIBezierPath(rect: Self.rect)
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path)
    copy.addLine(to: .zero)
    copy.lineWidth = 4
    #expect(path.lineWidth == 3)
    #expect(copy != path)
  }

  @Test func `values that are not finite leave everything as it was`() {
    let path = UIBezierPath(rect: Self.rect)
    let before = path.data
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addArc(
      withCenter: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
    path.apply(CGAffineTransform(scaleX: .nan, y: 1))
    path.lineWidth = .nan
    path.miterLimit = .infinity
    #expect(path.data == before)
    #expect(path.lineWidth == 1)
    #expect(path.miterLimit == 10)
    #expect(UIBezierPath(roundedRect: Self.rect, cornerRadius: .nan).isEmpty)
  }

  @Test func `dashes come back as they were set`() {
    let path = UIBezierPath()
    unsafe path.setLineDash([4, 2, 1], count: 3, phase: 5)
    var lengths: [CGFloat] = [0, 0, 0]
    var count = 0
    var phase: CGFloat = 0
    unsafe path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2, 1])
    #expect(count == 3)
    #expect(phase == 5)
    unsafe path.setLineDash(nil, count: 0, phase: 0)
    #expect(path.style.dashLengths.isEmpty)
  }

  @Test func `stroking uses the path's style and leaves the context's alone`() {
    let context = CGContext(recordingSize: CGSize(width: 100, height: 100), scale: 1)
    UIGraphicsPushContext(context)
    UIColor.red.setStroke()
    let path = UIBezierPath(rect: Self.rect)
    path.lineWidth = 7
    path.lineJoinStyle = .round
    path.stroke()
    UIGraphicsPopContext()
    context.stroke(Self.rect)
    let styles = context.displayList.items.compactMap { item -> StrokeStyle? in
      if case .fill(.stroke(_, let style), _) = item.content { return style }
      return nil
    }
    #expect(styles.map(\.width) == [7, 1])
    #expect(styles.map(\.join) == [.round, .miter])
  }

  @Test func `without a context drawing goes nowhere`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIBezierPath(rect: Self.rect).fill()
    UIColor.red.set()
  }

  @Test func `the clip of a path limits what follows until the state is restored`() {
    let context = CGContext(recordingSize: CGSize(width: 100, height: 100), scale: 1)
    UIGraphicsPushContext(context)
    context.saveGState()
    UIBezierPath(ovalIn: Self.rect).addClip()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.restoreGState()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIGraphicsPopContext()
    #expect(context.displayList.items.map(\.clips.count) == [1, 0])
  }
}
