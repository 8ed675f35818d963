// From, to and by; additive and cumulative; key paths.

import CoreGraphics
import QuartzCore
import Testing

@Suite struct CABasicAnimationTests {
  /// x of the position at the beginning, in the middle and just before the end; the model's is 10.
  private func run(_ change: (CABasicAnimation) -> Void) -> [CGFloat] {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 4
    change(animation)
    let layer = CALayer()
    layer.position = CGPoint(x: 10, y: 7)
    layer.add(animation, forKey: nil)
    layer.stopEndedAnimations(at: 100)
    #expect(layer.shown(at: 102, \.position.y) == 7)
    return [100, 102, 103].compactMap { layer.shown(at: $0, \.position.x) }
  }

  struct Row: Sendable {
    let from: Int?
    let to: Int?
    let by: Int?
    let values: [CGFloat]
  }

  @Test(arguments: [
    Row(from: 20, to: 60, by: nil, values: [20, 40, 50]),
    Row(from: 20, to: nil, by: 80, values: [20, 60, 80]),
    Row(from: nil, to: 50, by: 40, values: [10, 30, 40]),
    Row(from: 50, to: nil, by: nil, values: [50, 30, 20]),
    Row(from: nil, to: 50, by: nil, values: [10, 30, 40]),
    Row(from: nil, to: nil, by: 40, values: [10, 30, 40]),
    Row(from: nil, to: nil, by: nil, values: [10, 10, 10]),
    Row(from: 20, to: 60, by: 1000, values: [20, 40, 50]),
  ])
  func `from, to and by follow Apple's table`(row: Row) {
    let values = run { ($0.fromValue, $0.toValue, $0.byValue) = (row.from, row.to, row.by) }
    #expect(values == row.values)
  }

  @Test func `an additive animation adds to what is below`() {
    let values = run {
      ($0.fromValue, $0.toValue) = (-10, 10)
      $0.isAdditive = true
    }
    #expect(values == [0, 10, 15])
  }

  @Test func `a cumulative animation goes on where the pass before ended`() {
    let values = run {
      ($0.fromValue, $0.toValue) = (0, 10)
      $0.isCumulative = true
      $0.duration = 1
      $0.repeatCount = 10
    }
    #expect(values == [0, 20, 30])
  }

  @Test func `later animations apply over earlier ones`() {
    let layer = CALayer()
    for target in [1.0, 0.5] {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (target, target)
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    #expect(layer.shown(at: 0, \.opacity) == 0.5)
  }

  static let numbers: [any Sendable] = [
    Double(0.5), Float(0.5), CGFloat(0.5), NSNumber(value: 0.5),
  ]

  @Test(arguments: 0..<4)
  func `a number may come in any type`(index: Int) {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = Self.numbers[index]
    animation.toValue = Self.numbers[index]
    layer.add(animation, forKey: nil)
    #expect(layer.shown(at: 0, \.opacity) == 0.5)
  }

  @Test func `structures, colours and paths animate`() throws {
    let layer = CAShapeLayer()
    func add(_ key: String, _ from: Any, _ to: Any) {
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue) = (from, to)
      animation.duration = 2
      layer.add(animation, forKey: key)
    }
    add("bounds", CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8))
    add("position", NSValue(point: .zero), CGPoint(x: 4, y: 8))
    add("strokeColor", CGColor.red, CGColor.blue)
    add("path", CGPath.line((0, 0), (4, 4)), CGPath.line((2, 2), (8, 8)))
    add("transform", NSValue(caTransform3D: CATransform3DIdentity), CATransform3DMakeScale(3, 3, 1))
    layer.stopEndedAnimations(at: 10)
    let shown = try #require(at(11) { layer.presentation() })
    #expect(shown.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(shown.position == CGPoint(x: 2, y: 4))
    #expect(shown.strokeColor?.rgba == RGBA(0.5, 0, 0.5))
    #expect(shown.path == CGPath.line((1, 1), (6, 6)))
    #expect(shown.transform.m11 == 2)
    #expect(layer.bounds == .zero)
  }

  @Test func `a turn by key path keeps scale and translation`() throws {
    let layer = CALayer()
    var transform = CATransform3DMakeScale(2, 3, 1)
    (transform.m41, transform.m42) = (5, 6)
    layer.transform = transform
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    (animation.fromValue, animation.toValue) = (0, Double.pi)
    animation.duration = 2
    layer.add(animation, forKey: nil)
    layer.stopEndedAnimations(at: 0.5)
    let shown = try #require(layer.shown(at: 1.5, \.transform))
    let turned = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 1), CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    #expect(abs(shown.m12 - turned.m12) < 1e-12 && abs(shown.m21 - turned.m21) < 1e-12)
    #expect(shown.m41 == 5 && shown.m42 == 6)
  }

  @Test func `colours fade to clear without turning dark`() throws {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = CGColor.red
    animation.toValue = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    animation.duration = 2
    layer.add(animation, forKey: nil)
    layer.stopEndedAnimations(at: 5)
    #expect(layer.shown(at: 6, \.backgroundColor)??.rgba == RGBA(1, 0, 0, 0.5))
  }

  @Test func `a key path that no property has changes nothing`() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "bounds.nonsense.z")
    animation.toValue = 5
    layer.add(animation, forKey: nil)
    #expect(layer.shown(at: 0, \.bounds) == .zero)
  }
}
