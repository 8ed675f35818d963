// Intersections of two rectangles.

import CoreGraphics
import Testing

@Suite struct CGRectCommonTests {
  @Test func `two rectangles have what both hold in common`() {
    let one = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      one.common(with: CGRect(x: 4, y: -3, width: 20, height: 5))
        == CGRect(x: 4, y: 0, width: 6, height: 2))
    #expect(one.common(with: .infinite) == one)
    #expect(one.common(with: CGRect(x: 11, y: 0, width: 1, height: 1)).isNull)
    #expect(one.common(with: .null).isNull)
    let side = one.common(with: CGRect(x: 10, y: 2, width: 3, height: 3))
    #expect(side == CGRect(x: 10, y: 2, width: 0, height: 3))
  }

  @Test func `where a bound is not a number the other one counts`() {
    let one = CGRect(x: 0, y: 0, width: 10, height: 10)
    let overflowed = CGRect(x: -CGFloat.infinity, y: 4, width: .infinity, height: 2)
    #expect(one.common(with: overflowed) == CGRect(x: 0, y: 4, width: 10, height: 2))
    #expect(overflowed.common(with: one) == CGRect(x: 0, y: 4, width: 10, height: 2))
  }

  @Test func `clips and shapes whose coordinates overflow stop no drawing`() {
    let context = CGContext(recordingSize: CGSize(width: 100, height: 50), scale: 1)
    context.scaleBy(x: 1e300, y: -1e300)
    context.clip(to: CGRect(x: -1e300, y: 1, width: 2e300, height: 1e300))
    context.clip(to: CGRect(x: 1, y: -1e300, width: 1e300, height: 1e300))
    context.fill(CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
    _ = context.boundingBoxOfClipPath
    #expect(context.displayList.count == 1)
  }

  @Test func `an arc between angles that are too far apart for a number is its start`() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 2, startAngle: 1.7e308, endAngle: -1.7e308, clockwise: false)
    #expect(path.data.points.count == 1)
  }
}
