// Property animators: running, pausing, scrubbing, turning round, and where they end.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UIViewPropertyAnimatorTests {
  let page = Page()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    page.show(view)
  }

  private func shownAlpha() -> Float { page.shown(view)?.opacity ?? -1 }

  private func isNear(_ one: Float, _ other: Float) -> Bool { abs(one - other) < 0.001 }

  /// An animator of one second to transparent.
  private func fade(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.alpha = 0 }
  }

  @Test func `nothing happens until it starts`() {
    let animator = fade()
    page.advance(by: 1)
    #expect(view.alpha == 1)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
  }

  @Test func `it runs to its end, tells where that is, and is inactive again`() {
    let animator = fade()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    page.atPresent { animator.startAnimation() }
    #expect(animator.state == .active)
    page.advance(by: 0.25)
    #expect(isNear(shownAlpha(), 0.75))
    page.atPresent { #expect(abs(animator.fractionComplete - 0.25) < 1e-6) }
    page.advance(by: 0.75)
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
    #expect(view.layer.animationKeys() == nil)
    #expect(view.alpha == 0)
  }

  @Test func `paused it stands where it was, and goes on from there`() {
    let animator = fade(.easeInOut)
    page.atPresent { animator.startAnimation() }
    page.advance(by: 0.3)
    let before = shownAlpha()
    page.atPresent { animator.pauseAnimation() }
    page.advance(by: 5)
    #expect(isNear(shownAlpha(), before))
    #expect(!animator.isRunning)
    page.atPresent { animator.startAnimation() }
    page.advance(by: 0)
    #expect(isNear(shownAlpha(), before))
    page.advance(by: 0.7)
    #expect(shownAlpha() == 0)
    #expect(animator.state == .inactive)
  }

  @Test func `scrubbing moves the values in a straight line, whatever the curve`() {
    let animator = fade(.easeIn)
    page.atPresent { animator.fractionComplete = 0.4 }
    page.advance(by: 0)
    #expect(animator.state == .active)
    #expect(isNear(shownAlpha(), 0.6))
    page.atPresent { animator.fractionComplete = 0.9 }
    page.advance(by: 0)
    #expect(isNear(shownAlpha(), 0.1))
    #expect(abs(animator.fractionComplete - 0.9) < 1e-6)
  }

  @Test func `without straight scrubbing the curve counts`() {
    let animator = fade(.easeIn)
    animator.scrubsLinearly = false
    page.atPresent { animator.fractionComplete = 0.5 }
    page.advance(by: 0)
    #expect(abs(shownAlpha() - 0.685) < 0.01)
  }

  @Test func `turned round it runs back and leaves the values of its start`() {
    let animator = fade()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    page.atPresent { animator.startAnimation() }
    page.advance(by: 0.6)
    page.atPresent { animator.isReversed = true }
    page.advance(by: 0.2)
    #expect(isNear(shownAlpha(), 0.6))
    page.advance(by: 0.4)
    #expect(ends == [.start])
    #expect(view.alpha == 1)
  }

  @Test func `stopped it keeps the values that showed; finishing says which count`() {
    let animator = fade()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    page.atPresent { animator.startAnimation() }
    page.advance(by: 0.5)
    page.atPresent { animator.stopAnimation(false) }
    #expect(animator.state == .stopped)
    #expect(abs(view.alpha - 0.5) < 0.001)
    #expect(ends.isEmpty)
    animator.finishAnimation(at: .end)
    #expect(ends == [.end])
    #expect(view.alpha == 0)
    #expect(animator.state == .inactive)
  }

  @Test func `stopped without finishing nobody is told`() {
    let animator = fade()
    var calls = 0
    animator.addCompletion { _ in calls += 1 }
    page.atPresent { animator.startAnimation() }
    page.advance(by: 0.5)
    page.atPresent { animator.stopAnimation(true) }
    page.advance(by: 1)
    #expect(calls == 0)
    #expect(animator.state == .inactive)
    #expect(abs(view.alpha - 0.5) < 0.001)
  }

  @Test func `a delayed block begins late and ends with the others`() {
    let animator = fade()
    animator.addAnimations({ [view] in view.center.x = 150 }, delayFactor: 0.5)
    page.atPresent { animator.startAnimation() }
    page.advance(by: 0.5)
    #expect(page.shown(view)?.position.x == 50)
    page.advance(by: 0.25)
    #expect(abs((page.shown(view)?.position.x ?? 0) - 100) < 0.01)
    page.advance(by: 0.25)
    #expect(view.center.x == 150)
  }

  @Test func `started with a delay it waits`() {
    let animator = fade()
    page.atPresent { animator.startAnimation(afterDelay: 1) }
    page.advance(by: 0.9)
    #expect(shownAlpha() == 1)
    page.advance(by: 0.6)
    #expect(isNear(shownAlpha(), 0.5))
  }

  @Test func `paused on completion it can run back`() {
    let animator = fade()
    animator.pausesOnCompletion = true
    page.atPresent { animator.startAnimation() }
    page.advance(by: 1)
    page.advance(by: 1)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(shownAlpha() == 0)
    animator.isReversed = true
    page.atPresent { animator.startAnimation() }
    page.advance(by: 0.25)
    #expect(isNear(shownAlpha(), 0.25))
  }

  @Test func `continuing may take another curve and another time`() {
    let animator = fade()
    page.atPresent { animator.startAnimation() }
    page.advance(by: 0.5)
    page.atPresent {
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    }
    page.advance(by: 0.5)
    #expect(isNear(shownAlpha(), 0.25))
    page.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test func `a spring by its mass takes its own time`() {
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
    #expect(animator.duration < 2)
    animator.addAnimations { [view] in view.alpha = 0 }
    page.atPresent { animator.startAnimation() }
    page.advance(by: animator.duration)
    #expect(animator.state == .inactive)
  }

  @Test func `a running animator needs no start`() {
    var end: UIViewAnimatingPosition?
    page.atPresent {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.5, delay: 0, options: .curveLinear
      ) { [view] in
        view.alpha = 0
      } completion: {
        end = $0
      }
    }
    page.advance(by: 0.25)
    #expect(isNear(shownAlpha(), 0.5))
    page.advance(by: 0.25)
    #expect(end == .end)
  }

  @Test func `a spring is scrubbed in a straight line, and goes on along its motion`() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { [view] in
      view.frame.origin.x = 200
    }
    func place() -> CGFloat { page.shown(view)?.frame.minX ?? -1 }
    for fraction in [0.25, 0.5, 0.9] {
      page.atPresent { animator.fractionComplete = fraction }
      page.advance(by: 0.1)
      #expect(abs(place() - 200 * fraction) < 0.1)
      page.atPresent { #expect(abs(animator.fractionComplete - fraction) < 0.001) }
    }
    page.atPresent { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    var farthest: CGFloat = 0
    for _ in 0..<60 {
      page.advance(by: 1 / 60)
      farthest = max(farthest, place())
      page.atPresent { #expect((0...1).contains(animator.fractionComplete)) }
    }
    #expect(farthest > 205 && view.frame.minX == 200)
  }
}
