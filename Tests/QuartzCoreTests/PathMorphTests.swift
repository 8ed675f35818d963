// Paths between two others.

import CoreGraphics
import QuartzCore
import Testing

@Suite struct PathMorphTests {
  private func middle(_ from: CGPath, _ to: CGPath) -> CGPath? {
    let (animation, layer) = (CABasicAnimation(keyPath: "path"), CAShapeLayer())
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
    layer.add(animation, forKey: nil)
    layer.stopEndedAnimations(at: 4)
    return at(5) { layer.presentation()?.path }
  }

  /// The line's control points lie at its ends.
  @Test func `a line morphs to a curve as the curve that it is`() throws {
    let line = CGPath.line((0, 0), (30, 0))
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addCurve(
      to: CGPoint(x: 30, y: 30), control1: CGPoint(x: 20, y: 0), control2: CGPoint(x: 20, y: 30))
    let expected = CGMutablePath()
    expected.move(to: .zero)
    expected.addCurve(
      to: CGPoint(x: 30, y: 15), control1: CGPoint(x: 10, y: 0), control2: CGPoint(x: 25, y: 15))
    #expect(middle(line, curve) == expected && middle(curve, line) == expected)
  }

  /// From a picture that iOS's simulator made: handles keep their length as they turn.
  @Test func `the handles of curves turn`() throws {
    func curve(_ handle: CGPoint) -> CGPath {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addCurve(to: CGPoint(x: 50, y: 0), control1: handle, control2: CGPoint(x: 50, y: 0))
      return path
    }
    let path = try #require(middle(curve(CGPoint(x: 10, y: 0)), curve(CGPoint(x: 0, y: 20))))
    guard
      case .cubic(let control, _, _)? = path.data.elements.dropFirst().first(where: { _ in true })
    else {
      Issue.record("no curve")
      return
    }
    // 15 long at 45°; its middle would lie at (5, 10).
    let expected = 15 * 0.5.squareRoot()
    #expect(abs(control.x - expected) < 1e-9 && abs(control.y - expected) < 1e-9)
  }

  @Test func `a rounded rectangle grows from no height, since its elements are always the same`() {
    func bar(_ height: CGFloat) -> CGPath {
      unsafe CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: 40, height: height), cornerWidth: 5, cornerHeight: 5,
        transform: nil)
    }
    #expect(middle(bar(0), bar(60))?.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(middle(bar(10), bar(60))?.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 35))
  }

  @Test func `paths of other elements jump at the end`() {
    let (two, three) = (CGPath.line((0, 0), (30, 0)), CGPath.line((0, 0), (30, 0), (30, 30)))
    #expect(middle(two, three) == two)
  }
}
