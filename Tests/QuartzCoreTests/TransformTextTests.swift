// Changes of transforms in words.

import CoreGraphics
import Testing

@testable import QuartzCore

@Suite struct TransformTextTests {
  private func change(_ start: CATransform3D, _ end: CATransform3D) -> String? {
    TransformText.change(start, end) { "\(($0 * 100).rounded() / 100)".replacing(".0", with: "") }
  }

  private func plane(_ transform: CGAffineTransform) -> CATransform3D {
    CATransform3DMakeAffineTransform(transform)
  }

  @Test func `a transform of a plane is told by what changes`() {
    let none = CATransform3DIdentity
    let half = CGAffineTransform(rotationAngle: .pi / 2)
    for (transform, words) in [
      (CATransform3DMakeScale(1.4, 1.4, 1), "scale 1 → 1.4"),
      (CATransform3DMakeScale(1, 0, 1), "scale y 1 → 0"),
      (CATransform3DMakeScale(2, 3, 1), "scale 1, 1 → 2, 3"),
      (CATransform3DMakeScale(0, 0, 1), "scale 1 → 0"),
      (CATransform3DMakeScale(-1, 1, 1), "scale x 1 → -1"),
      (plane(half), "rotate 0° → 90°"),
      (CATransform3DMakeTranslation(20, 0, 0), "move x 0 → 20"),
      (CATransform3DMakeTranslation(20, 8, 0), "move 0, 0 → 20, 8"),
      (
        plane(half.scaledBy(x: 2, y: 2).concatenating(CGAffineTransform(translationX: 0, y: 5))),
        "move y 0 → 5, scale 1 → 2, rotate 0° → 90°"
      ),
      (none, "unchanged"),
    ] {
      #expect(change(none, transform) == words)
    }
  }

  @Test func `what vanishes does not turn`() {
    let turned = CGAffineTransform(rotationAngle: 1)
    #expect(change(plane(turned), CATransform3DMakeScale(0, 0, 1)) == "scale 1 → 0")
  }

  @Test func `what leaves the plane or shears cannot be taken apart`() {
    for transform in [
      CATransform3DMakeRotation(1, 1, 0, 0),
      plane(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)),
      plane(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
    ] {
      #expect(change(CATransform3DIdentity, transform) == nil)
    }
  }
}
