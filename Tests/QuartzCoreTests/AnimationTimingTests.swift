// When animations are active, and what of a pass they show.

import QuartzCore
import Testing

@Suite struct AnimationTimingTests {
  /// A layer that runs `opacity` from 0 to 1 over `duration`, committed at time 10.
  private func layer(
    duration: CFTimeInterval = 2, _ change: (CABasicAnimation) -> Void = { _ in }
  ) -> CALayer {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (0, 1)
    animation.duration = duration
    change(animation)
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.opacity = 0.25
    layer.add(animation, forKey: "fade")
    layer.stopEndedAnimations(at: 10)
    return layer
  }

  private func opacity(_ layer: CALayer, _ time: CFTimeInterval) -> Float? {
    layer.shown(at: time, \.opacity)
  }

  @Test func `an animation is active from its begin up to, not at, its end`() {
    let layer = layer()
    for (time, value) in [(9.0, 0.25), (10, 0), (11, 0.5), (11.5, 0.75), (12, 0.25), (13, 0.25)] {
      #expect(opacity(layer, time) == Float(value), "at \(time)")
    }
    #expect(layer.opacity == 0.25)
  }

  @Test func `a begin time is in the layer's own time`() {
    let layer = layer { $0.beginTime = 12 }
    #expect(opacity(layer, 11.9) == 0.25)
    #expect(opacity(layer, 13) == 0.5)
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.removed, 0.25, 0.25), (.forwards, 0.25, 1), (.backwards, 0, 0.25),
    (.both, 0, 1),
  ])
  func `a fill mode shows the first value before and the last after`(
    mode: CAMediaTimingFillMode, before: Float, after: Float
  ) {
    let layer = layer {
      $0.beginTime = 12
      $0.fillMode = mode
      $0.isRemovedOnCompletion = false
    }
    #expect(opacity(layer, 11) == before)
    layer.stopEndedAnimations(at: 15)
    #expect(opacity(layer, 15) == after)
  }

  @Test func `a default duration comes from the transaction`() {
    #expect(layer(duration: 0).animation(forKey: "fade")?.duration == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    let slow = layer(duration: 0)
    CATransaction.commit()
    #expect(slow.animation(forKey: "fade")?.duration == 3)
  }

  @Test(arguments: [
    (10.5, 0.25), (11, 0.5), (12, 0), (13, 0.5), (14.5, 0.25), (15, 0.25), (16, 0.25),
  ])
  func `passes repeat, and part of one may be the last`(time: CFTimeInterval, value: Float) {
    #expect(opacity(layer { $0.repeatCount = 2.5 }, time) == value)
    #expect(opacity(layer { $0.repeatDuration = 5 }, time) == value)
  }

  @Test(arguments: [(11.0, 0.5), (12, 1), (13, 0.5), (13.5, 0.25), (14.5, 0.25)])
  func `an autoreversed pass comes back`(time: CFTimeInterval, value: Float) {
    #expect(opacity(layer { $0.autoreverses = true }, time) == value)
  }

  @Test func `an endless animation never ends`() {
    let layer = layer { $0.repeatCount = .infinity }
    #expect(opacity(layer, 1_000_011) == 0.5)
    layer.stopEndedAnimations(at: 1_000_011)
    #expect(layer.animationKeys() == ["fade"])
  }

  @Test func `speed divides the duration, and a negative one plays backwards`() {
    let fast = layer { $0.speed = 2 }
    #expect(opacity(fast, 10.5) == 0.5)
    #expect(opacity(fast, 11) == 0.25)
    let back = layer { $0.speed = -1 }
    #expect(opacity(back, 10.5) == 0.75)
    #expect(opacity(back, 11.5) == 0.25)
  }

  @Test func `a time offset begins inside the pass and wraps around`() {
    let layer = layer { $0.timeOffset = 0.5 }
    for (time, value) in [(10.0, 0.25), (11, 0.75), (11.75, 0.125)] {
      #expect(opacity(layer, time) == Float(value), "at \(time)")
    }
  }

  @Test func `a standing animation shows its offset for ever`() {
    let layer = layer {
      $0.speed = 0
      $0.timeOffset = 1.5
    }
    #expect(opacity(layer, 10) == 0.75)
    #expect(opacity(layer, 1000) == 0.75)
    #expect(!layer.hasRunningAnimations(at: 1000))
  }

  @Test func `a curve paces the whole pass`() {
    let layer = layer { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
    #expect(abs((opacity(layer, 11) ?? 0) - 0.315_357) < 1e-4)
  }

  @Test func `a layer's speed and offset scale the time of all below it`() {
    let child = layer()
    let parent = CALayer()
    parent.addSublayer(child)
    parent.speed = 0
    parent.timeOffset = 11
    #expect(opacity(child, 500) == 0.5)
    #expect(!parent.hasRunningAnimations(at: 500))
    parent.speed = 2
    parent.timeOffset = 0
    #expect(opacity(child, 5.5) == 0.5)
  }

  @Test func `times convert between layers and the clock`() {
    let parent = CALayer()
    let child = CALayer()
    parent.addSublayer(child)
    (parent.speed, parent.beginTime) = (2, 3)
    child.timeOffset = 1
    #expect(child.convertTime(5, from: nil) == 5)
    #expect(child.convertTime(5, to: nil) == 5)
    #expect(parent.convertTime(5, from: nil) == 4)
    #expect(child.convertTime(4, from: parent) == 5)
  }

  @Test func `the next time is now while something runs, later while it waits, else never`() {
    let layer = layer { $0.beginTime = 12 }
    #expect(layer.nextAnimationTime(after: 10) == 12)
    #expect(layer.nextAnimationTime(after: 12.5) == 12.5)
    // The end itself is still to be delivered.
    #expect(layer.nextAnimationTime(after: 20) == 20)
    layer.stopEndedAnimations(at: 20)
    #expect(layer.nextAnimationTime(after: 20) == nil)
    #expect(!layer.hasRunningAnimations(at: 20))
  }

  @Test func `values that are not finite are refused`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = .nan
    animation.beginTime = .infinity
    animation.speed = .nan
    #expect(animation.duration == 0 && animation.beginTime == 0 && animation.speed == 1)
  }
}
