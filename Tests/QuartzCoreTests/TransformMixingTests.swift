// The way from one transform to another: by parts, as Core Animation goes, not by entries.

import CoreGraphics
import QuartzCore
import Testing

@Suite struct TransformMixingTests {
  /// The transform shown at a part of a linear animation from one to the other.
  private func shown(
    _ from: CATransform3D, _ to: CATransform3D, at part: Double = 0.5
  ) -> CATransform3D? {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "transform")
    (animation.fromValue, animation.toValue) = (
      NSValue(caTransform3D: from), NSValue(caTransform3D: to)
    )
    animation.duration = 10
    layer.add(animation, forKey: nil)
    layer.stopEndedAnimations(at: 4)
    return layer.shown(at: 4 + part * 10, \.transform)
  }

  private func turn(_ angle: Double) -> CATransform3D {
    CATransform3DMakeRotation(angle, 0, 0, 1)
  }

  private func differ(_ one: CATransform3D?, _ other: CATransform3D) -> Double {
    guard let one else { return .infinity }
    return zip(one.rows, other.rows).map { abs(Double($0 - $1)) }.max() ?? 0
  }

  /// A layer keeps its size as it turns: the way that every arrow of a disclosure control goes.
  @Test(arguments: [0.1, 0.25, 0.5, 0.9])
  func `a half turn turns clockwise, one by minus π the other way`(part: Double) {
    #expect(differ(shown(CATransform3DIdentity, turn(.pi), at: part), turn(.pi * part)) < 1e-7)
    #expect(differ(shown(CATransform3DIdentity, turn(-.pi), at: part), turn(-.pi * part)) < 1e-7)
    #expect(
      differ(shown(turn(.pi), CATransform3DIdentity, at: part), turn(.pi * (1 - part))) < 1e-7)
  }

  @Test func `adding half turns goes on in one direction`() {
    let half = CGAffineTransform(rotationAngle: .pi)
    let whole = CATransform3DMakeAffineTransform(half.rotated(by: .pi))
    #expect(
      differ(shown(CATransform3DMakeAffineTransform(half), whole, at: 0.25), turn(.pi * 1.25))
        < 1e-7)
  }

  /// "Core Animation will always take the shortest route for a rotation", and 360° is no rotation: public reports
  /// agree on both.
  @Test func `a rotation takes the shorter way`() {
    #expect(differ(shown(turn(2.8), turn(-2.8)), turn(.pi)) < 1e-7)
    #expect(
      differ(shown(CATransform3DIdentity, turn(2 * .pi), at: 0.3), CATransform3DIdentity) < 1e-7)
    #expect(differ(shown(CATransform3DIdentity, turn(1.5 * .pi)), turn(-.pi / 4)) < 1e-7)
  }

  /// Two mirrored transforms, as in a reference picture: a scale of −1 along x that turns by 270° goes the 90° way and
  /// keeps its size.
  @Test func `mirrored transforms turn too`() {
    func mirrored(_ degrees: Double) -> CATransform3D {
      CATransform3DConcat(CATransform3DMakeScale(-1, 1, 1), turn(degrees * .pi / 180))
    }
    let part = 27.5 / 60
    #expect(differ(shown(mirrored(180), mirrored(450), at: part), mirrored(180 - 90 * part)) < 1e-7)
  }

  /// From a reference picture: a flip along one axis narrows to nothing and widens again, without turning.
  @Test func `a flip narrows`() {
    for (x, y) in [(-1.0, 1.0), (1, -1)] {
      let flip = CATransform3DMakeScale(x, y, 1)
      let expected = CATransform3DMakeScale(1 + 0.25 * (x - 1), 1 + 0.25 * (y - 1), 1)
      #expect(differ(shown(CATransform3DIdentity, flip, at: 0.25), expected) < 1e-12)
    }
  }

  @Test func `scale, rotation, translation and perspective run side by side`() {
    var end = CATransform3DIdentity
    end.m34 = -1 / 500
    end = CATransform3DTranslate(end, 40, 20, 10)
    end = CATransform3DRotate(end, 1, 0, 1, 0)
    end = CATransform3DScale(end, 3, 3, 1)
    var middle = CATransform3DIdentity
    middle.m34 = -1 / 1000
    middle = CATransform3DTranslate(middle, 20, 10, 5)
    middle = CATransform3DRotate(middle, 0.5, 0, 1, 0)
    middle = CATransform3DScale(middle, 2, 2, 1)
    #expect(differ(shown(CATransform3DIdentity, end), middle) < 1e-9)
  }

  @Test func `a transform without an inverse is reached entry by entry`() {
    let end = CATransform3DMakeScale(0, 0, 1)
    #expect(
      differ(
        shown(turn(1), end), CATransform3D(rows: zip(turn(1).rows, end.rows).map { ($0 + $1) / 2 }))
        < 1e-12)
  }

  /// Each key path replaces a part and leaves the others, perspective and shear among them.
  @Test func `a part that is replaced leaves the other parts`() {
    let layer = CALayer()
    layer.transform.m34 = -1 / 500
    layer.setValue(1.0, forKeyPath: "transform.rotation.y")
    layer.setValue(-2.0, forKeyPath: "transform.scale.y")
    layer.setValue(3.0, forKeyPath: "transform.translation.x")
    #expect(layer.transform.m34 != 0 && layer.transform.m41 == 3)
    #expect(abs((layer.value(forKeyPath: "transform.rotation.y") as? Double ?? 0) - 1) < 1e-9)
    #expect(abs((layer.value(forKeyPath: "transform.scale.y") as? Double ?? 0) + 2) < 1e-9)
  }
}
