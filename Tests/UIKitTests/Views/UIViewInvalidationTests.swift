// Properties that ask for layout, drawing and the like, and the pass that updates properties.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UIViewInvalidationTests {
  private final class Gauge: UIView {
    @Invalidating(.layout) var level: CGFloat = 0
    @Invalidating(.display, .intrinsicContentSize) var name = ""
    @Invalidating(.constraints, .properties, .layout, .display) var isOn = false
    var calls: [String] = []

    override func setNeedsLayout() {
      calls.append("layout")
      super.setNeedsLayout()
    }
    override func setNeedsDisplay() {
      calls.append("display")
      super.setNeedsDisplay()
    }
    override func setNeedsUpdateConstraints() { calls.append("constraints") }
    override func setNeedsUpdateProperties() { calls.append("properties") }
    override func invalidateIntrinsicContentSize() { calls.append("size") }
  }

  // https://developer.apple.com/documentation/uikit/uiview/invalidating
  @Test func `a property asks for what it names when it gets another value`() {
    let gauge = Gauge()
    gauge.calls = []
    gauge.level = 0
    #expect(gauge.calls.isEmpty)
    gauge.level = 2
    #expect(gauge.calls == ["layout"] && gauge.level == 2)
    gauge.calls = []
    gauge.name = "a"
    #expect(gauge.calls == ["display", "size"])
    gauge.calls = []
    gauge.isOn = true
    #expect(gauge.calls == ["constraints", "properties", "layout", "display"])
  }

  private final class Controller: UIViewController {
    var calls: [String] = []
    override func updateProperties() { calls.append("properties") }
    override func viewSafeAreaInsetsDidChange() { calls.append("safe area") }
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/updateproperties()
  @Test func `a controller updates its properties before its view is laid out`() {
    let controller = Controller()
    controller.view.layoutIfNeeded()
    #expect(controller.calls == ["properties"])
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.calls == ["properties"])
    controller.setNeedsUpdateProperties()
    controller.view.layoutIfNeeded()
    #expect(controller.calls == ["properties", "properties"])
    controller.setNeedsUpdateProperties()
    controller.view.updatePropertiesIfNeeded()
    #expect(controller.calls.count == 3)
    controller.updatePropertiesIfNeeded()
    #expect(controller.calls.count == 3)
  }

  private final class Covered: UIView {
    var calls = 0
    override func safeAreaInsetsDidChange() { calls += 1 }
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
  @Test func `a controller's insets are in the safe areas of its view and of those in it`() {
    let (controller, child) = (Controller(), Controller())
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let inner = Covered(frame: CGRect(x: 10, y: 10, width: 100, height: 180))
    controller.view.addSubview(inner)
    controller.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    child.additionalSafeAreaInsets.bottom = 5
    controller.view.addSubview(child.view)
    controller.view.layoutIfNeeded()
    #expect(inner.safeAreaInsets == .zero && inner.calls == 0)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 4)
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 4))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 25, right: 4))
    #expect(controller.calls.filter { $0 == "safe area" }.count == 1 && inner.calls == 1)
    #expect(inner.layoutMargins.top == 28)
    let guide = controller.view.safeAreaLayoutGuide.layoutFrame
    #expect(guide == CGRect(x: 0, y: 30, width: 196, height: 150))
    controller.additionalSafeAreaInsets = .zero
    #expect(inner.safeAreaInsets == .zero && inner.calls == 2)
  }

  @Test func `a view that reaches beyond its superview has no more of its safe area's insets`() {
    let controller = Controller()
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let inner = UIView(frame: CGRect(x: -100, y: -300, width: 900, height: 900))
    controller.view.addSubview(inner)
    controller.view.layoutIfNeeded()
    let insets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 4)
    controller.additionalSafeAreaInsets = insets
    #expect(inner.safeAreaInsets == insets)
  }
}
