// Claims about paths as values: boxes, flattening, lengths, containment.

import CoreGraphics
import Testing

@Suite struct PathDataTests {
  @Test func `a curve's box goes to its extrema and not to its control points`() {
    var path = PathData()
    path.move(to: .zero)
    path.quad(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 4))
    #expect(path.controlBounds == CGRect(x: 0, y: 0, width: 10, height: 8))
  }

  @Test(arguments: [1.0, 0.1, 0.01, 0.001])
  func `flattening stays within its tolerance`(tolerance: CGFloat) {
    var circle = PathData()
    circle.addEllipse(in: CGRect(x: -50, y: -50, width: 100, height: 100))
    let flat = circle.flattened(tolerance: tolerance)
    let points = flat.points
    for (one, other) in zip(points, points.dropFirst()) {
      let middle = CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
      let radius = (middle.x * middle.x + middle.y * middle.y).squareRoot()
      // The cubics themselves lie up to 0.027 % outside of the circle.
      #expect(radius >= 50 - tolerance && radius <= 50.0137)
    }
  }

  @Test func `a circle of four cubics is a little longer than a circle`() {
    var circle = PathData()
    circle.addEllipse(in: CGRect(x: -2, y: -2, width: 4, height: 4))
    #expect(abs(circle.length - 4 * .pi) < 0.002)
    #expect(circle.length > 4 * .pi)
  }
}
