// Margins of controllers' views and of views that keep those of their superviews.
//
// The widths are those of public documents of Interface Builder, whose views at such margins were measured.

import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct LayoutMarginTests {
  private func margins(_ width: CGFloat, _ change: (UIViewController) -> Void = { _ in })
    -> UIEdgeInsets
  {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    change(controller)
    return controller.view.layoutMargins
  }

  @Test(arguments: [(320, 16), (375, 16), (393, 16), (400, 20), (414, 20), (1024, 20)])
  func `a controller's view has the system's margins at its sides`(width: CGFloat, side: CGFloat) {
    #expect(margins(width) == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
  }

  @Test func `they are the least margins, unless the controller does not want them`() {
    let set = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 40)
    let atLeast = UIEdgeInsets(top: 3, left: 16, bottom: 5, right: 40)
    #expect(margins(375) { $0.view.layoutMargins = set } == atLeast)
    let without = margins(375) {
      $0.view.layoutMargins = set
      $0.viewRespectsSystemMinimumLayoutMargins = false
    }
    #expect(without == set)
  }

  @Test func `a view of no controller has 8 points on each side`() {
    #expect(
      UIView(frame: .zero).layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `a view that keeps its superview's margins has them as far as they reach into it`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 50, height: 95))
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 15, right: 8))
  }

  @Test func `a view that reaches beyond its superview keeps no more than its margins`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    let inner = UIView(frame: CGRect(x: -200, y: -100, width: 600, height: 700))
    outer.addSubview(inner)
    inner.layoutMargins = .zero
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == outer.layoutMargins)
  }

  @Test func `constraints place controls by their alignment rectangles`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let slider = UISlider(frame: .zero)
    let toggle = UISwitch(frame: .zero)
    let segments = UISegmentedControl(items: ["A", "B"])
    for view in [slider, toggle, segments] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      slider.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      slider.topAnchor.constraint(equalTo: root.topAnchor),
      toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      toggle.topAnchor.constraint(equalTo: slider.bottomAnchor),
      segments.topAnchor.constraint(equalTo: toggle.bottomAnchor),
      segments.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(slider.frame == CGRect(x: 8, y: 0, width: 184, height: 31))
    #expect(toggle.frame == CGRect(x: 135, y: 30, width: 51, height: 31))
    #expect(segments.frame.origin == CGPoint(x: 0, y: 61) && segments.frame.height == 32)
  }
}
