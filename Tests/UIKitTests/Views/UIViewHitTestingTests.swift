// Which view is under a point, and points from view to view.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct UIViewHitTestingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let back = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  let front = UIView(frame: CGRect(x: 60, y: 60, width: 100, height: 100))
  let child = UIView(frame: CGRect(x: 80, y: 80, width: 60, height: 60))

  init() {
    root.addSubview(back)
    root.addSubview(front)
    back.addSubview(child)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `the front one of two is hit`() {
    #expect(hit(70, 70) === front)
    #expect(hit(30, 30) === back)
    #expect(hit(10, 10) === root)
  }

  @Test func `a point outside of everything hits nothing`() {
    #expect(hit(-1, 10) == nil)
    #expect(hit(200, 10) == nil)
  }

  @Test func `a subview outside its superview's bounds is not hit`() {
    front.isHidden = true
    #expect(hit(110, 110) === child)
    #expect(hit(130, 130) === root)
  }

  @Test(arguments: [0, 0.009, 0.01, 0.5]) func `below an alpha of 0.01 a view is not hit`(
    _ alpha: CGFloat
  ) {
    front.alpha = alpha
    #expect(hit(150, 150) === (alpha < 0.01 ? root : front))
  }

  @Test func `what is hidden or not interactive lets the touch through, with all in it`() {
    front.isHidden = true
    back.isUserInteractionEnabled = false
    #expect(hit(110, 110) === root)
    back.isUserInteractionEnabled = true
    back.isHidden = true
    #expect(hit(110, 110) === root)
  }

  @Test func `a view can say itself what is inside`() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
        return x * x + y * y < bounds.width * bounds.width / 4
      }
    }
    let round = Round(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.addSubview(round)
    #expect(hit(1, 1) === root)
    #expect(hit(10, 10) === round)
  }

  @Test func `points convert through frames, scrolled bounds and transforms`() {
    #expect(child.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 101, y: 102))
    #expect(root.convert(CGPoint(x: 101, y: 102), to: child) == CGPoint(x: 1, y: 2))
    #expect(child.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 101, y: 102))
    back.bounds.origin = CGPoint(x: 10, y: 0)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 90, y: 100))
    front.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(front.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 10))
    #expect(
      front.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
        == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func `a turned view is hit where it is seen`() {
    let bar = UIView(frame: CGRect(x: 0, y: 90, width: 200, height: 20))
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(bar)
    #expect(hit(100, 5) === bar)
    #expect(hit(5, 100) === root)
  }
}
