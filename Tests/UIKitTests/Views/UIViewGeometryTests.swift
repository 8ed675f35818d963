// A view's rectangle: frame, bounds, centre, transform, autoresizing, and refused values.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UIViewGeometryTests {
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test func `frame, bounds and centre agree`() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 50, y: 25)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.bounds = CGRect(x: 5, y: 5, width: 60, height: 30)
    #expect(view.frame == CGRect(x: 20, y: 10, width: 60, height: 30))
  }

  @Test func `under a transform the frame is the box around`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test func `a new size asks for layout, a new place does not`() {
    view.layoutIfNeeded()
    view.center.x += 5
    #expect(!view.layer.needsLayout())
    view.frame.size.width += 1
    #expect(view.layer.needsLayout())
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a number that is not finite leaves everything as it was`(_ bad: CGFloat) {
    view.alpha = 0.5
    view.frame = CGRect(x: bad, y: 0, width: 1, height: 1)
    view.bounds = CGRect(x: 0, y: 0, width: bad, height: 1)
    view.center = CGPoint(x: 0, y: bad)
    view.alpha = bad
    view.transform = CGAffineTransform(scaleX: bad, y: 1)
    view.contentScaleFactor = bad
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.alpha == 0.5)
    #expect(view.transform == .identity)
    #expect(view.contentScaleFactor.isFinite)
  }

  // MARK: Autoresizing

  struct Case: Sendable, CustomTestStringConvertible {
    var mask: UIView.AutoresizingMask
    var frame: CGRect
    var testDescription: String { "\(mask.rawValue)" }
  }

  /// A subview (10, 10, 40, 20) of 100 × 100 that becomes 200 × 150.
  nonisolated static let cases = [
    Case(mask: [], frame: CGRect(x: 10, y: 10, width: 40, height: 20)),
    Case(mask: .flexibleWidth, frame: CGRect(x: 10, y: 10, width: 140, height: 20)),
    Case(mask: .flexibleLeftMargin, frame: CGRect(x: 110, y: 10, width: 40, height: 20)),
    Case(mask: .flexibleRightMargin, frame: CGRect(x: 10, y: 10, width: 40, height: 20)),
    Case(
      mask: [.flexibleWidth, .flexibleHeight], frame: CGRect(x: 10, y: 10, width: 140, height: 70)),
    // Flexible parts of 10, 40 and 50 share 100 as 10, 40 and 50.
    Case(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      frame: CGRect(x: 20, y: 10, width: 80, height: 20)),
    // 10 and 70 share 50.
    Case(
      mask: [.flexibleTopMargin, .flexibleBottomMargin],
      frame: CGRect(x: 10, y: 16.25, width: 40, height: 20)),
  ]

  @Test(arguments: cases) func `subviews follow their masks`(_ testCase: Case) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    child.autoresizingMask = testCase.mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == testCase.frame)
  }

  @Test func `a view made empty comes back to its share in equal parts`() {
    let parent = UIView(frame: .zero)
    let child = UIView(frame: .zero)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == parent.bounds)
  }

  @Test func `without autoresizing subviews stay`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 300
    #expect(child.frame.width == 100)
  }
}
