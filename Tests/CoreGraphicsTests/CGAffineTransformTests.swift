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

  @Test(arguments: [
    CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: .pi / 6,
      translation: CGVector(dx: 7, dy: -8)),
    CGAffineTransformComponents(scale: CGSize(width: 1, height: -1), rotation: -2),
  ])
  func `components make a matrix and come back from it`(components: CGAffineTransformComponents) {
    let found = CGAffineTransform(components).decomposed()
    #expect(abs(found.scale.width - components.scale.width) < 1e-12)
    #expect(abs(found.scale.height - components.scale.height) < 1e-12)
    #expect(abs(found.horizontalShear - components.horizontalShear) < 1e-12)
    #expect(abs(found.rotation - components.rotation) < 1e-12)
    #expect(found.translation == components.translation)
  }

  @Test func `components scale first, then shear, then turn`() {
    let components = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 1, rotation: .pi / 2)
    let point = CGPoint(x: 1, y: 1).applying(CGAffineTransform(components))
    #expect(abs(point.x + 3) < 1e-12)
    #expect(abs(point.y - 5) < 1e-12)
  }

  @Test func `a matrix that makes everything nothing has finite components`() {
    let found = CGAffineTransform(scaleX: 0, y: 0).decomposed()
    #expect(found == CGAffineTransformComponents(scale: .zero))
  }
}
