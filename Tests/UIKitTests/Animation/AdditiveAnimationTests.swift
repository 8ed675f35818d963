// Animation blocks that overlap: what adds up, as in iOS 8 and later.

import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKit

// Facts: https://gist.github.com/d-ronnqvist/137ce6b4c852d8ebd96d (keys and values of iOS 8's animations) and Material
// Motion's tests of UIKit (which properties add, and what `beginFromCurrentState` does).
@MainActor @Suite struct AdditiveAnimationTests {
  let page = Page()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    page.show(view)
  }

  private var shownX: CGFloat { page.shown(view)?.position.x ?? -1 }

  private func move(
    to x: CGFloat, delay: TimeInterval = 0, _ options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: 1, delay: delay, options: options.union(.curveLinear),
      animations: { view.center.x = x }, completion: completion)
  }

  @Test func `an animation takes the difference to nothing`() throws {
    page.atPresent { move(to: 250) }
    let animation = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.isAdditive)
    #expect(animation.fromValue as? CGPoint == CGPoint(x: -200, y: 0))
    #expect(animation.toValue as? CGPoint == .zero)
    #expect(animation.fillMode == .both)
  }

  @Test func `a bounds' parts that change animate by themselves`() throws {
    page.atPresent {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.bounds = CGRect(x: 5, y: 0, width: 50, height: 20)
      }
    }
    #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
    let size = try #require(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
    #expect(size.fromValue as? CGSize == CGSize(width: 50, height: 80))
    page.advance(by: 0.5)
    #expect(page.shown(view)?.bounds.size == CGSize(width: 75, height: 60))
  }

  @Test func `a second animation with a delay follows the first`() {
    var ends: [String] = []
    page.atPresent {
      move(to: 150) { ends.append("first \($0)") }
      move(to: 50, delay: 1) { ends.append("second \($0)") }
    }
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    var places: [CGFloat] = []
    for _ in 0..<4 {
      page.advance(by: 0.5)
      places.append(shownX)
    }
    #expect(places == [100, 150, 100, 50])
    #expect(ends == ["first true", "second true"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test(arguments: [[], .beginFromCurrentState] as [UIView.AnimationOptions])
  func `a way back does not jump, and the first goes on`(_ options: UIView.AnimationOptions) {
    page.atPresent { move(to: 150) }
    page.advance(by: 0.5)
    page.atPresent { move(to: 50, options) }
    #expect(shownX == 100)
    page.advance(by: 0.25)
    // 50 − 100 × 0.25 of the first, + 100 × 0.75 of the second.
    #expect(shownX == 100)
    page.advance(by: 0.5)
    #expect(shownX == 75)
  }

  @Test func `a change without animation moves what runs along`() {
    page.atPresent { move(to: 150) }
    page.advance(by: 0.5)
    page.atPresent { view.center.x = 1000 }
    #expect(shownX == 950)
  }

  @Test func `transforms add up`() {
    page.atPresent {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
      }
      UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 3, y: 3).rotated(by: .pi / 2)
      }
    }
    page.advance(by: 0.5)
    #expect(abs((page.shown(view)?.affineTransform().a ?? 0) - 2) < 1e-9)
    page.advance(by: 1)
    let half = page.shown(view)?.affineTransform() ?? .identity
    #expect(abs(atan2(half.b, half.a) - .pi / 4) < 1e-9)
    #expect(abs(hypot(half.a, half.b) - 3) < 1e-9)
  }

  @Test func `a transform to nothing begins at what is on the screen`() {
    page.atPresent {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
      }
    }
    page.advance(by: 0.5)
    page.atPresent {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
      }
    }
    #expect(abs((page.shown(view)?.affineTransform().a ?? 0) - 2) < 1e-9)
    page.advance(by: 0.5)
    #expect(abs((page.shown(view)?.affineTransform().a ?? 0) - 1) < 1e-9)
    page.advance(by: 0.5)
    #expect(page.shown(view)?.affineTransform().a == 0)
  }

  @Test func `a corner radius adds, a colour is replaced`() {
    page.atPresent {
      for (radius, color) in [(10, UIColor.red), (20, .blue)] {
        UIView.animate(withDuration: 1) {
          view.layer.cornerRadius = CGFloat(radius)
          view.backgroundColor = color
        }
      }
    }
    #expect(
      view.layer.animationKeys() == ["cornerRadius", "cornerRadius-2", "backgroundColor"])
  }

  @Test func `the old calls add up too`() {
    page.atPresent {
      for x in [150, 50] as [CGFloat] {
        unsafe UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(x == 50 ? 1 : 0)
        UIView.setAnimationCurve(.linear)
        view.center.x = x
        UIView.commitAnimations()
      }
    }
    page.advance(by: 1)
    #expect(shownX == 150)
    page.advance(by: 0.5)
    #expect(shownX == 100)
  }

  @Test func `a list of animations has the values that each goes from and to`() {
    page.atPresent {
      move(to: 150)
      move(to: 90, delay: 1)
    }
    page.advance(by: 0)
    let rows = page.root.layer.animationsInTree().map { "\($0.from ?? "") → \($0.to ?? "")" }
    #expect(rows == ["50, 50 → 150, 50", "150, 50 → 90, 50"])
  }

  @Test func `random overlapping blocks begin and end where they say`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let count = Int.random(in: 2...6, using: &generator)
      page.atPresent {
        for index in 0..<count {
          move(to: .random(in: -500...500, using: &generator).rounded(), delay: Double(index) * 0.3)
        }
      }
      let end = view.center.x
      page.advance(by: Double(count))
      #expect(shownX == end)
      #expect(view.layer.animationKeys() == nil)
    }
  }
}
