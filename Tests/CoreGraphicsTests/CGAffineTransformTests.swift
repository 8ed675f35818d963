// Claims about the matrix.

import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  @Test func `a quarter turn is exact`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(turn == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
  }

  @Test func `the first matrix of a product is applied first`() {
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    let moved = CGAffineTransform(translationX: 5, y: 7)
    #expect(CGPoint(x: 1, y: 1).applying(scaled.concatenating(moved)) == CGPoint(x: 7, y: 10))
    #expect(CGPoint(x: 1, y: 1).applying(scaled.translatedBy(x: 5, y: 7)) == CGPoint(x: 12, y: 24))
  }
}
