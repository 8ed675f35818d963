// The calls of a view controller around its view's layout.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct LayoutCallTests {
  private final class Dial: UIView {
    var calls: [String] = []
    override func layoutSubviews() {
      calls.append("layout")
      super.layoutSubviews()
    }
  }

  private final class Controller: UIViewController {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = UIView()
    override func loadView() {
      view = dial
      view.addSubview(child)
    }
    override func viewWillLayoutSubviews() { dial.calls.append("will") }
    override func viewDidLayoutSubviews() {
      dial.calls.append("did")
      child.frame = dial.bounds.insetBy(dx: 10, dy: 10)
    }
  }

  /// As [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()) says.
  @Test func `a controller hears of its view's layout before and after it`() {
    let page = Page(size: CGSize(width: 300, height: 200))
    let controller = Controller()
    page.show(controller.view)
    #expect(controller.dial.calls == ["will", "layout", "did"])
    #expect(controller.child.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
    // Not for views in it, and not where nothing is laid out.
    controller.child.setNeedsLayout()
    page.root.layoutIfNeeded()
    #expect(controller.dial.calls.count == 3)
    controller.dial.bounds.size.width = 200
    page.root.layoutIfNeeded()
    #expect(controller.dial.calls.suffix(3) == ["will", "layout", "did"])
    #expect(controller.child.frame.width == 180)
  }
}
