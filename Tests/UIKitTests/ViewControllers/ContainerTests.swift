// View controllers that show others: pages that are turned, columns, and who tells them that they appear.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct ContainerTests {
  private let page = Page(size: CGSize(width: 300, height: 200))

  private final class Child: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = [Child(), Child(), Child()]
    var turned: [Bool] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }

    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { turned.append(completed) }
  }

  private func swipe(from start: CGFloat, to end: CGFloat) {
    page.press(at: CGPoint(x: start, y: 100))
    for step in 1...4 {
      page.play(1.0 / 60)
      page.drag(to: CGPoint(x: start + (end - start) * CGFloat(step) / 4, y: 100))
    }
    page.release(at: CGPoint(x: end, y: 100))
    page.play(1)
  }

  @Test func `a swipe turns to the page that the source knows, and no further`() {
    let book = Book()
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    (controller.dataSource, controller.delegate) = (book, book)
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    controller.view.frame = page.root.bounds
    page.show(controller.view)
    #expect(book.pages[0].view.superview === controller.view)
    swipe(from: 250, to: 50)
    #expect(controller.viewControllers?.first === book.pages[1])
    #expect(book.pages[1].view.frame == controller.view.bounds)
    #expect(book.pages[0].view.superview == nil && book.pages[0].parent == nil)
    swipe(from: 50, to: 250)
    swipe(from: 50, to: 250)
    #expect(controller.viewControllers?.first === book.pages[0])
    #expect(book.turned == [true, true])
  }

  @Test func `a page that is set without animation is there at once`() {
    let (one, other) = (Child(), Child())
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .vertical)
    controller.setViewControllers([one], direction: .forward, animated: false)
    page.show(controller.view)
    var isDone = false
    controller.setViewControllers([other], direction: .reverse, animated: false) { isDone = $0 }
    #expect(isDone && one.viewIfLoaded?.superview == nil)
    #expect(other.view.superview === controller.view && other.parent === controller)
  }

  @Test func `a split view shows its last column`() {
    let (list, detail, other) = (Child(), Child(), Child())
    let split = UISplitViewController()
    split.viewControllers = [list, detail]
    page.show(split.view)
    #expect(detail.view.superview === split.view && list.viewIfLoaded?.superview == nil)
    split.showDetailViewController(other, sender: nil)
    #expect(split.viewControllers == [list, other] && detail.parent == nil)
    #expect(other.view.superview === split.view && detail.view.superview == nil)
  }

  @Test func `where the width is regular columns stand side by side`() throws {
    let (list, detail) = (Child(), Child())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
    split.view.traitOverrides.horizontalSizeClass = .regular
    page.show(split.view)
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(split.viewController(for: .primary) === list)
    let columns = split.viewControllers.map(\.view.frame)
    #expect(columns.map(\.minX) == [0, 320] && columns.map(\.width) == [320, 680])
    #expect(list.navigationController != nil && list.splitViewController === split)
  }

  @Test func `a container tells its child that it comes and goes`() {
    let child = Child()
    child.endAppearanceTransition()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(
      child.calls == [
        "will appear", "is appearing", "did appear", "will disappear", "did disappear",
      ])
    #expect(child.shouldAutomaticallyForwardAppearanceMethods)
  }

  private final class Gauge: UIView {
    var calls: [String] = []
    override func updateProperties() { calls.append("properties") }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
      let (one, other) = (UIView(), UIView())
      addSubview(one)
      insertSubview(other, belowSubview: one)
      sendSubviewToBack(one)
      exchangeSubview(at: 0, withSubviewAt: 1)
      if subviews.count > 4 { subviews[0].removeFromSuperview() }
    }
  }

  @Test func `properties are updated before layout, which its own subviews do not repeat`() {
    let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    page.show(gauge)
    #expect(gauge.calls == ["properties", "layout"])
    gauge.addSubview(UIView())
    page.advance(by: 0.1)
    gauge.setNeedsUpdateProperties()
    page.advance(by: 0.1)
    #expect(gauge.calls == ["properties", "layout", "layout", "properties", "layout"])
    gauge.bringSubviewToFront(gauge.subviews[0])
    page.advance(by: 0.1)
    #expect(gauge.calls.count == 5)
  }

  @Test func `a targeted preview knows its view, and where that is`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    page.show(view)
    let parameters = UIPreviewParameters(textLineRects: [
      NSValue(cgRect: CGRect(x: 0, y: 0, width: 5, height: 5))
    ])
    let preview = UITargetedPreview(view: view, parameters: parameters)
    #expect(preview.size == CGSize(width: 30, height: 40))
    #expect(preview.target.container === page.root)
    #expect(preview.target.center == CGPoint(x: 25, y: 40))
    #expect(preview.parameters.visiblePath?.bounds.width == 5)
  }
}
