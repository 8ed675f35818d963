// The motion of the system's transitions.
//
// React Navigation's `TransitionIOSSpec` has "exact values from UINavigationController": mass 3, stiffness 1000, damping
// 500. Telegram for iOS gives them half a second, and stands (0.38, 0.7) (0.125, 1) for them; Ionic's iOS mode measured
// (0.32, 0.72) (0, 1).

import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct SystemSpringTests {
  private let page = Page(size: CGSize(width: 300, height: 200))

  private func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double
  {
    func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if value(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return value(low, y1, y2)
  }

  @Test func `three public measurements of the curve agree within an eighth`() {
    let spring = SystemSpring.animation("position")
    for step in 1..<20 {
      let share = Double(step) / 20
      let shown = spring.progress(at: share * SystemSpring.duration)
      #expect(abs(shown - cubic(0.38, 0.7, 0.125, 1, at: share)) < 0.125, "\(share)")
      #expect(abs(shown - cubic(0.32, 0.72, 0, 1, at: share)) < 0.125, "\(share)")
    }
    #expect(spring.progress(at: 0.5) > 0.998)
  }

  @Test func `curve 7 takes half a second, whatever the block says`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.show(view)
    var isDone = false
    page.atPresent {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)
      ) {
        view.frame.origin.x = 100
      } completion: { _ in
        isDone = true
      }
    }
    page.play(0.25)
    #expect(!isDone)
    let shown = page.shown(view)?.frame.minX ?? 0
    #expect(shown > 90 && shown < 98)
    page.play(0.3)
    #expect(isDone && view.frame.minX == 100)
  }
}
