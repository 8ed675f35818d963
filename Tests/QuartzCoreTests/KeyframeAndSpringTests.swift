// Key frames, springs and groups.

import CoreGraphics
import QuartzCore
import Testing

@Suite struct KeyframeAndSpringTests {
  /// x of the position at fractions of the pass.
  private func sample(_ fractions: [Double], _ change: (CAKeyframeAnimation) -> Void) -> [CGFloat] {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.duration = 1
    change(animation)
    let layer = CALayer()
    layer.add(animation, forKey: nil)
    layer.stopEndedAnimations(at: 8)
    return fractions.compactMap { layer.shown(at: 8 + $0, \.position.x) }
  }

  @Test(arguments: [-0.5, 0, 0.3, 0.9])
  func `a spring says what it was made with`(bounce: CGFloat) {
    let spring = CASpringAnimation(perceptualDuration: 0.8, bounce: bounce)
    #expect(abs(spring.perceptualDuration - 0.8) < 1e-9)
    #expect(abs(spring.bounce - bounce) < 1e-9)
  }

  @Test func `values are evenly spread unless key times say otherwise`() {
    let fractions = [0, 0.25, 0.5, 0.75]
    #expect(sample(fractions) { $0.values = [0, 10, 30] } == [0, 5, 10, 20])
    let timed = sample(fractions) {
      $0.values = [0, 10, 30]
      $0.keyTimes = [0, 0.25, 1]
    }
    #expect(timed.map { ($0 * 1000).rounded() / 1000 } == [0, 10, 16.667, 23.333])
  }

  // Measured on iOS.
  @Test func `key times need neither increase nor stay between 0 and 1`() {
    let beyond = sample([0.5]) {
      $0.values = [0, 80, 0, 0]
      $0.keyTimes = [0, 1.25, 1.5, 1]
    }
    #expect(beyond == [32])
    let back = sample([0.25]) {
      $0.values = [0, 0, 80, 80]
      $0.keyTimes = [0, -0.1, 0.5, 1]
    }
    #expect(back.map { $0.rounded(.down) } == [46])
  }

  @Test func `too few key times are ignored, further ones too`() {
    for mode in [CAAnimationCalculationMode.linear, .cubic] {
      let few = sample([0.5]) {
        ($0.values, $0.keyTimes, $0.calculationMode) = ([0, 10, 30], [0, 0.9], mode)
      }
      let many = sample([0.25]) {
        ($0.values, $0.keyTimes, $0.calculationMode) = ([0, 10], [0, 1, 5], mode)
      }
      #expect(few == [10] && many == [2.5])
    }
  }

  @Test func `a closing segment of a path is no key frame`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 60))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration) = (path, 3)
    let layer = CALayer()
    layer.add(animation, forKey: nil)
    layer.stopEndedAnimations(at: 1)
    let places = try [2.5, 3.5].map { try #require(layer.shown(at: $0, \.position)) }
    #expect(abs(places[0].x - 30) < 1e-9 && abs(places[0].y - 30) < 1e-9)
    #expect(abs(places[1].x - 15) < 1e-9 && abs(places[1].y - 60) < 1e-9)
  }

  @Test func `a single discrete value has no effect`() {
    // As in pictures that an iOS simulator made: the model's value stays.
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    (animation.values, animation.keyTimes) = ([0.0], [0, 1])
    (animation.calculationMode, animation.duration) = (.discrete, 2)
    let layer = CALayer()
    layer.add(animation, forKey: nil)
    layer.stopEndedAnimations(at: 0)
    #expect(layer.shown(at: 1, \.opacity) == 1)
  }

  @Test func `discrete values hold until the next`() {
    let values = sample([0, 0.3, 0.4, 0.7, 0.99]) {
      $0.values = [1, 2, 3]
      $0.calculationMode = .discrete
    }
    #expect(values == [1, 1, 2, 3, 3])
  }

  @Test func `each step has its own curve`() {
    let values = sample([0.25, 0.75]) {
      $0.values = [0, 10, 20]
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
      ]
    }
    #expect(abs(values[0] - 3.153_57) < 1e-3 && values[1] == 15)
  }

  @Test func `paced values run at an even speed whatever the key times`() {
    let values = sample([0.25, 0.5, 0.75]) {
      $0.values = [0, 10, 40]
      $0.keyTimes = [0, 0.9, 1]
      $0.calculationMode = .paced
    }
    #expect(values == [10, 20, 30])
  }

  @Test func `one value stays, none changes nothing`() {
    #expect(sample([0, 0.5]) { $0.values = [7] } == [7, 7])
    #expect(sample([0, 0.5]) { $0.values = [] } == [0, 0])
  }

  @Test func `a layer follows a path, element by element or at an even speed`() throws {
    let path = CGPath.line((0, 0), (30, 0), (30, 10))
    func position(_ time: Double, _ mode: CAAnimationCalculationMode) throws -> CGPoint {
      let animation = CAKeyframeAnimation(keyPath: "position")
      (animation.path, animation.calculationMode, animation.duration) = (path, mode, 4)
      let layer = CALayer()
      layer.add(animation, forKey: nil)
      layer.stopEndedAnimations(at: 1)
      return try #require(layer.shown(at: 1 + time, \.position))
    }
    #expect(try position(1, .linear) == CGPoint(x: 15, y: 0))
    #expect(try position(3, .linear) == CGPoint(x: 30, y: 5))
    #expect(try position(1, .paced) == CGPoint(x: 10, y: 0))
    #expect(try position(3.5, .paced) == CGPoint(x: 30, y: 5))
  }

  @Test func `a layer turns along its path`() throws {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = CGPath.line((0, 0), (0, 30))
    (animation.rotationMode, animation.duration) = (.rotateAuto, 4)
    let layer = CALayer()
    layer.add(animation, forKey: nil)
    layer.stopEndedAnimations(at: 1)
    let transform = try #require(layer.shown(at: 2, \.transform))
    #expect(transform.m12 == 1 && transform.m21 == -1 && transform.m11 == 0)
  }

  // MARK: Springs

  @Test(arguments: [(10.0, 0.0), (3, 0), (20, 0), (40, 0), (10, 5)])
  func `a spring obeys its equation`(damping: Double, velocity: Double) {
    let spring = Spring(
      mass: 1, stiffness: 100, damping: damping, velocity: velocity, allowsOverdamping: true)
    #expect(spring.progress(at: 0) == 0)
    // m·x″ + c·x′ + k·x = 0 for x = 1 − progress, by differences.
    let step = 1e-4
    for time in stride(from: 0.05, to: 1.5, by: 0.05) {
      let x = [time - step, time, time + step].map { 1 - spring.progress(at: $0) }
      let speed = (x[2] - x[0]) / (2 * step)
      let force = (x[2] - 2 * x[1] + x[0]) / (step * step)
      #expect(abs(force + damping * speed + 100 * x[1]) < 1e-2, "at \(time)")
    }
    #expect(abs((spring.progress(at: step)) / step - velocity) < 0.02)
  }

  @Test func `a spring stays within a thousandth after it settled`() {
    for damping in [2.0, 10, 20, 60] {
      let spring = Spring(
        mass: 1, stiffness: 100, damping: damping, velocity: 0, allowsOverdamping: true)
      let settled = spring.settlingDuration
      #expect(settled > 0.1 && settled < 20)
      for step in 0..<50 {
        #expect(abs(1 - spring.progress(at: settled + Double(step) / 10)) <= 0.001)
      }
    }
  }

  @Test func `a spring animation overshoots and arrives`() throws {
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 100)
    animation.damping = 5
    animation.duration = animation.settlingDuration
    let layer = CALayer()
    layer.position.x = 100
    layer.add(animation, forKey: nil)
    layer.stopEndedAnimations(at: 1)
    let values = (0..<100).compactMap {
      layer.shown(at: 1 + animation.duration * Double($0) / 100, \.position.x)
    }
    #expect(values.first == 0 && values.contains { $0 > 110 })
    #expect(abs((values.last ?? 0) - 100) < 1)
    animation.mass = -1
    animation.stiffness = .nan
    #expect(animation.mass == 1 && animation.stiffness == 100)
  }

  @Test(arguments: [
    (0.0, 1.0), (1, 2.718_281_828_459_045), (-1, 0.367_879_441_171_442_3),
    (10, 22_026.465_794_806_718), (-20, 2.061_153_622_438_558e-9), (-800, 0),
  ])
  func `the exponential agrees with its table to fourteen digits`(x: Double, value: Double) {
    #expect(abs(exponential(x) - value) <= value * 2e-15)
  }

  // MARK: Groups

  @Test func `a group runs its animations in its own time, cut at its end`() {
    let short = CABasicAnimation(keyPath: "opacity")
    (short.fromValue, short.toValue, short.duration) = (0, 1, 1)
    let late = CABasicAnimation(keyPath: "position.x")
    (late.fromValue, late.toValue) = (0, 100)
    (late.beginTime, late.duration) = (1, 4)
    let whole = CABasicAnimation(keyPath: "position.y")
    (whole.fromValue, whole.toValue) = (0, 100)
    let group = CAAnimationGroup()
    (group.animations, group.duration, group.speed) = ([short, late, whole], 2, 0.5)
    let layer = CALayer()
    layer.opacity = 0.25
    layer.add(group, forKey: nil)
    layer.stopEndedAnimations(at: 10)
    #expect(layer.shown(at: 11, \.opacity) == 0.5)
    #expect(layer.shown(at: 11, \.position) == CGPoint(x: 0, y: 25))
    #expect(layer.shown(at: 13, \.opacity) == 0.25)
    #expect(layer.shown(at: 13, \.position) == CGPoint(x: 12.5, y: 75))
    layer.stopEndedAnimations(at: 14)
    #expect(layer.shown(at: 14, \.position) == .zero)
  }

  // MARK: Transforms

  @Test func `transforms concatenate from left to right and invert`() throws {
    let move = CATransform3DMakeTranslation(3, 4, 5)
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let both = CATransform3DConcat(move, turn)
    #expect((both.m41, both.m42, both.m43) == (-4, 3, 5))
    #expect(CATransform3DTranslate(turn, 3, 4, 5) == both)
    var deep = CATransform3DMakeRotation(0.7, 1, 2, 3)
    (deep.m34, deep.m41) = (-1 / 500, 7)
    let unit = CATransform3DConcat(deep, CATransform3DInvert(deep)).rows
    for (index, value) in unit.enumerated() {
      #expect(abs(value - (index % 5 == 0 ? 1 : 0)) < 1e-12)
    }
    #expect(CATransform3DInvert(CATransform3DMakeScale(0, 1, 1)).m11 == 0)
    #expect(NSValue(caTransform3D: deep).caTransform3DValue == deep)
    #expect(CATransform3DIsAffine(both) == false && CATransform3DIsAffine(turn))
  }

  @Test func `under perspective a turned layer gets narrower, a distant one smaller`() throws {
    let root = box(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
    let layer = box(CGRect(x: 40, y: 40, width: 20, height: 20))
    root.addSublayer(layer)
    root.sublayerTransform.m34 = -1 / 500
    layer.zPosition = -500
    let far = try #require(root.displayList(at: 0).leaves.first)
    #expect(far.transform.a == 0.5 && far.transform.d == 0.5)
    still {
      layer.zPosition = 0
      layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    }
    let turned = try #require(root.displayList(at: 0).leaves.first)
    #expect(abs(turned.transform.a - 0.5) < 1e-12 && turned.transform.d == 1)
    let center = CGPoint(x: 10, y: 10).applying(turned.transform)
    #expect(abs(center.x - 50) < 1e-9 && abs(center.y - 50) < 1e-9)
  }
}
