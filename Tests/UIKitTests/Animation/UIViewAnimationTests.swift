// Animation blocks: what they animate, when they complete, and what they leave alone.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UIViewAnimationTests {
  let page = Page()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    page.show(view)
  }

  private func shownOpacity() -> Float { page.shown(view)?.opacity ?? -1 }

  private func isNear(_ one: Float, _ other: Float) -> Bool { abs(one - other) < 0.001 }

  @Test func `outside of a block nothing animates`() {
    page.atPresent {
      view.alpha = 0.5
      view.frame.origin.x = 50
      view.backgroundColor = .red
    }
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a block animates from what was to what is set, at once in the model`() {
    page.atPresent {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    #expect(view.alpha == 0)
    page.advance(by: 0)
    #expect(shownOpacity() == 1)
    page.advance(by: 0.25)
    #expect(isNear(shownOpacity(), 0.75))
    page.advance(by: 0.75)
    #expect(shownOpacity() == 0)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a frame animates as its layer's position and bounds`() {
    page.atPresent {
      UIView.animate(withDuration: 1) { view.frame = CGRect(x: 10, y: 0, width: 200, height: 100) }
    }
    #expect(view.layer.animationKeys()?.sorted() == ["bounds.size", "position"])
  }

  @Test(
    arguments: [
      (.curveLinear, 0.5), (.curveEaseIn, 0.315),
      (.curveEaseOut, 0.685),
      (.curveEaseInOut, 0.5),
    ] as [(UIView.AnimationOptions, Float)])
  func `the curve paces the animation`(_ options: UIView.AnimationOptions, _ middle: Float) {
    view.alpha = 0
    page.atPresent {
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.alpha = 1 }
    }
    page.advance(by: 0.5)
    #expect(abs(shownOpacity() - middle) < 0.01)
  }

  @Test func `the completion is called once, when the last animation ended`() {
    var calls: [Bool] = []
    page.atPresent {
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
        view.center.x += 10
      } completion: {
        calls.append($0)
      }
    }
    page.advance(by: 0.49)
    #expect(calls.isEmpty)
    page.advance(by: 0.01)
    #expect(calls == [true])
    page.advance(by: 1)
    #expect(calls == [true])
  }

  @Test func `a replaced animation completes with false`() {
    var calls: [Bool] = []
    page.atPresent {
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 0 }, completion: { calls.append($0) })
    }
    page.advance(by: 0.5)
    page.atPresent { UIView.animate(withDuration: 1) { view.alpha = 1 } }
    #expect(calls == [false])
  }

  /// Asserted in iOS 8 to 14 by Material Motion's tests of UIKit: opacity and background colour do not add.
  @Test(
    arguments: [
      (.curveLinear, 0), ([.curveLinear, .beginFromCurrentState], 0.5),
    ] as [(UIView.AnimationOptions, Float)])
  func `a replacing animation begins at the model's value, or at what is on the screen`(
    _ options: UIView.AnimationOptions, _ first: Float
  ) {
    page.atPresent {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    page.advance(by: 0.5)
    page.atPresent {
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.alpha = 1 }
    }
    #expect(isNear(shownOpacity(), first))
    page.advance(by: 0.5)
    #expect(isNear(shownOpacity(), (first + 1) / 2))
  }

  // https://developer.apple.com/documentation/quartzcore/calayer/presentation(): nil before the layer is on the screen.
  @Test func `before the first frame a second animation begins at the model's value`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.atPresent {
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { view.alpha = 0 }
    }
    let animation = try #require(view.layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect((animation.fromValue as? NSNumber)?.floatValue == 0.5)
  }

  @Test func `designables that are being prepared show the end of what their setters animate`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    DesignTime.isPreparing = true
    page.atPresent {
      UIView.animate(withDuration: 1) { view.center.x = 100 }
      UIView.animateKeyframes(withDuration: 1, delay: 0) { view.alpha = 0.5 }
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        view.backgroundColor = .red
      }
    }
    DesignTime.isPreparing = false
    #expect(view.layer.animationKeys() == ["backgroundColor"])
    #expect(view.center.x == 100 && view.alpha == 0.5)
  }

  @Test func `a delay holds the old look`() {
    page.atPresent {
      UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { view.alpha = 0 }
    }
    page.advance(by: 1)
    #expect(shownOpacity() == 1)
    page.advance(by: 1.5)
    #expect(isNear(shownOpacity(), 0.5))
    page.advance(by: 0.5)
    #expect(shownOpacity() == 0)
  }

  @Test func `repeating goes on, reversing goes back`() {
    page.atPresent {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]
      ) { view.alpha = 0 }
    }
    page.advance(by: 1.25)
    #expect(isNear(shownOpacity(), 0.25))
    page.advance(by: 100)
    #expect(isNear(shownOpacity(), 0.25))
  }

  @Test func `an inner block has the outer one's duration unless it overrides`() {
    let inner = UIView(frame: .zero)
    let own = UIView(frame: .zero)
    page.show(inner, own)
    page.atPresent {
      UIView.animate(withDuration: 3) {
        UIView.animate(withDuration: 1) { inner.alpha = 0 }
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
          own.alpha = 0
        }
      }
    }
    #expect(inner.layer.animation(forKey: "opacity")?.duration == 3)
    #expect(own.layer.animation(forKey: "opacity")?.duration == 1)
  }

  @Test func `without animation nothing animates, also inside a block`() {
    page.atPresent {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.alpha = 0 }
        view.center.x += 1
      }
    }
    #expect(view.layer.animationKeys() == ["position"])
  }

  @Test func `animations can be turned off for all`() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    #expect(!UIView.areAnimationsEnabled)
    page.atPresent { UIView.animate(withDuration: 1) { view.alpha = 0 } }
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a block of no duration changes at once`() {
    page.atPresent { UIView.animate(withDuration: 0) { view.alpha = 0 } }
    #expect(view.layer.animationKeys() == nil)
    #expect(view.alpha == 0)
  }

  @Test func `a block that changes nothing completes on a later turn`() async {
    await withCheckedContinuation { continuation in
      var isInside = true
      UIView.animate(withDuration: 5) {
      } completion: {
        #expect($0)
        #expect(!isInside)
        continuation.resume()
      }
      isInside = false
    }
  }

  @Test(arguments: [(1, 0), (0.5, 0), (0.3, 5), (0.8, -2)] as [(CGFloat, CGFloat)])
  func `a spring settles when its duration is over`(_ ratio: CGFloat, _ velocity: CGFloat) {
    page.atPresent {
      UIView.animate(
        withDuration: 2, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
      ) { view.center.x = 300 }
    }
    let spring = view.layer.animation(forKey: "position") as? CASpringAnimation
    #expect(abs((spring?.settlingDuration ?? 0) - 2) < 0.01)
    page.advance(by: 1.99)
    #expect(abs((page.shown(view)?.position.x ?? 0) - 300) < 1)
    page.advance(by: 0.01)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a cross dissolve is a transition of the layer`() {
    var calls: [Bool] = []
    page.atPresent {
      UIView.transition(
        with: view, duration: 1, options: .transitionCrossDissolve,
        animations: { view.backgroundColor = .red }, completion: { calls.append($0) })
    }
    #expect(view.layer.animation(forKey: kCATransition) is CATransition)
    #expect(view.layer.animationKeys() == [kCATransition])
    page.advance(by: 1)
    #expect(calls == [true])
  }

  @Test func `a colour and a transform animate too`() {
    page.atPresent {
      UIView.animate(withDuration: 1) {
        view.backgroundColor = .red
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.layer.cornerRadius = 10
      }
    }
    #expect(
      view.layer.animationKeys()?.sorted() == ["backgroundColor", "cornerRadius", "transform"])
  }

  @Test func `layout inside a block moves subviews along`() {
    final class Filling: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let filling = Filling(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView()
    filling.addSubview(child)
    page.show(filling)
    page.atPresent {
      UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
        filling.frame.size.width = 50
      }
    }
    #expect(child.layer.animation(forKey: "bounds.size") != nil)
  }

  @Test func `a finished block leaves nothing behind`() {
    weak var weakView: UIView?
    do {
      let page = Page()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      page.show(view)
      page.atPresent {
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { _ in view.alpha = 1 }
      }
      page.advance(by: 0.5)
      weakView = view
    }
    #expect(weakView == nil)
  }
}
