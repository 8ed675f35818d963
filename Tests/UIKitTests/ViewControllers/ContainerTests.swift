// View controllers that show others: pages that are turned, columns, and who tells them that they appear.

import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct ContainerTests {
  private let page = Page(size: CGSize(width: 300, height: 200))

  /// A window of a size, without a device's edges.
  private func screen(_ width: CGFloat = 300, _ height: CGFloat = 200) -> Screen {
    let screen = Screen(size: CGSize(width: width, height: height))
    screen.window.screenInsets = .zero
    return screen
  }

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
    #expect(book.pages[0].view.superview is PageQueueView)
    swipe(from: 250, to: 50)
    #expect(controller.viewControllers?.first === book.pages[1])
    let page = book.pages[1].view
    #expect(page?.convert(page?.bounds ?? .zero, to: controller.view) == controller.view.bounds)
    #expect(book.pages[0].view.superview == nil && book.pages[0].parent == nil)
    swipe(from: 50, to: 250)
    swipe(from: 50, to: 250)
    #expect(controller.viewControllers?.first === book.pages[0])
    #expect(book.turned == [true, true])
  }

  @Test func `the page before and the one after follow the finger`() throws {
    let book = Book()
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    controller.dataSource = book
    controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    controller.view.frame = page.root.bounds
    page.show(controller.view)
    page.press(at: CGPoint(x: 250, y: 100))
    for x in [240, 200, 150] {
      page.play(1.0 / 60)
      page.drag(to: CGPoint(x: x, y: 100))
    }
    page.play(1.0 / 60)
    let shown = try #require(book.pages[1].view)
    let next = try #require(book.pages[2].view)
    let start = shown.convert(CGPoint.zero, to: controller.view).x
    #expect(start < -60 && start > -101)
    #expect(next.convert(CGPoint.zero, to: controller.view).x == start + 320)
    page.play(0.5)
    page.release(at: CGPoint(x: 150, y: 100))
    page.play(1)
    #expect(controller.viewControllers?.first === book.pages[1])
    #expect(next.superview == nil && book.pages[2].parent == nil)
  }

  private final class CountedBook: NSObject, UIPageViewControllerDataSource {
    let book = Book()
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      book.pageViewController(pageViewController, viewControllerBefore: viewController)
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      book.pageViewController(pageViewController, viewControllerAfter: viewController)
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
  }

  @Test func `a data source that counts gives dots below the pages, which follow`() throws {
    let source = CountedBook()
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = source
    controller.setViewControllers([source.book.pages[0]], direction: .forward, animated: false)
    controller.view.frame = page.root.bounds
    page.show(controller.view)
    let dots = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 3 && dots.currentPage == 0)
    #expect(dots.frame == CGRect(x: 0, y: 163, width: 300, height: 37))
    #expect(source.book.pages[0].view.bounds.height == 163)
    swipe(from: 250, to: 50)
    #expect(dots.currentPage == 1)
  }

  @Test func `pages that are set with animation slide in, and the completion hears of it`() {
    let (one, other) = (Child(), Child())
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.setViewControllers([one], direction: .forward, animated: false)
    let screen = screen()
    screen.show(controller)
    var isDone = false
    screen.run {
      controller.setViewControllers([other], direction: .reverse, animated: true) { isDone = $0 }
    }
    screen.page.play(0.15)
    let x = other.view.convert(CGPoint.zero, to: controller.view).x
    #expect(x < -50 && x > -250 && !isDone)
    screen.page.play(0.3)
    #expect(isDone && one.parent == nil && other.view.window != nil)
    #expect(other.view.convert(CGPoint.zero, to: controller.view).x == 0)
  }

  @Test func `pages curl around their spine, two at a time where it is in the middle`() throws {
    let pages = [Child(), Child(), Child(), Child()]
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.mid.rawValue)])
    #expect(controller.spineLocation == .mid)
    controller.setViewControllers(Array(pages[0...1]), direction: .forward, animated: false)
    let screen = screen()
    screen.show(controller)
    #expect(pages[0].view.frame == CGRect(x: 0, y: 0, width: 150, height: 200))
    #expect(pages[1].view.frame == CGRect(x: 150, y: 0, width: 150, height: 200))
    var isDone = false
    screen.run {
      controller.setViewControllers(Array(pages[2...3]), direction: .forward, animated: true) {
        isDone = $0
      }
    }
    screen.page.play(0.3)
    let paper = try #require(controller.view.layer.sublayers?.last)
    #expect((screen.page.shown(paper)?.frame.width ?? 0) < 290 && !isDone)
    screen.page.play(0.4)
    #expect(isDone && pages[2].view.window != nil && pages[0].view.window == nil)
    #expect(paper.superlayer == nil)
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

  /// A split view of three columns on a pad.
  private func columns(_ screen: Screen) -> (UISplitViewController, [Child]) {
    let children = [Child(), Child(), Child()]
    let split = UISplitViewController(style: .tripleColumn)
    for (child, column) in zip(
      children, [UISplitViewController.Column.primary, .supplementary, .secondary])
    { split.setViewController(child, for: column) }
    screen.window.traitOverrides.horizontalSizeClass = .regular
    screen.show(split)
    split.preferredDisplayMode = .automatic
    return (split, children)
  }

  @Test func `on a pad that lies the second of three columns stands beside the last`() {
    let screen = screen(1200, 800)
    let (split, children) = columns(screen)
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    #expect(split.viewControllers.map { $0.view.window != nil } == [false, true, true])
    split.show(.primary)
    screen.page.play(0.5)
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(split.viewControllers.map(\.view.frame.minX) == [0, 320, 640])
    split.hide(.primary)
    screen.page.play(0.5)
    #expect(split.displayMode == .oneBesideSecondary && children[0].view.window == nil)
    split.maximumSupplementaryColumnWidth = 200
    #expect(split.supplementaryColumnWidth == 200)
  }

  @Test func `on a pad that stands columns come over the last, by the button in its bar`() throws {
    let screen = screen(800, 1200)
    let (split, children) = columns(screen)
    #expect(split.displayMode == .secondaryOnly && children[1].viewIfLoaded?.window == nil)
    let last = try #require(split.viewControllers.last as? UINavigationController)
    #expect(last.view.frame.width == 800)
    #expect(last.navigationBar.containerItem === split.displayModeButtonItem)
    split.toggleMasterVisible(nil)
    screen.page.play(0.5)
    #expect(split.displayMode == .oneOverSecondary && last.view.frame.width == 800)
    let shown = try #require(split.viewControllers[1].view)
    #expect(shown.frame.width == 320 && split.view.subviews.contains(shown))
    screen.page.click(at: CGPoint(x: 700, y: 600))
    screen.page.play(0.5)
    #expect(split.displayMode == .secondaryOnly && children[1].view.window == nil)
  }

  private final class Director: NSObject, UISplitViewControllerDelegate {
    var top = UISplitViewController.Column.secondary
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top }
  }

  @Test(arguments: [UISplitViewController.Column.primary, .secondary])
  func `collapsed, columns stand on the first one's stack`(top: UISplitViewController.Column) {
    let (list, detail, director) = (Child(), Child(), Director())
    director.top = top
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = director
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let screen = screen()
    screen.show(split)
    let stack = split.viewControllers.first as? UINavigationController
    #expect(stack?.viewControllers == (top == .primary ? [list] : [list, detail]))
    split.show(.secondary)
    screen.page.play(0.7)
    #expect(stack?.topViewController === detail && split.isCollapsed)
    let next = Child()
    split.showDetailViewController(next, sender: nil)
    screen.page.play(0.7)
    #expect(stack?.topViewController === next)
    split.show(.primary)
    screen.page.play(0.7)
    #expect(stack?.topViewController === list)
  }

  @Test func `a split view that widens gives its columns their controllers back`() {
    let (list, detail) = (Child(), Child())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let screen = screen()
    screen.show(split)
    #expect(detail.navigationController === list.navigationController)
    split.view.traitOverrides.horizontalSizeClass = .regular
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(list.navigationController?.viewControllers == [list])
    #expect(detail.navigationController?.viewControllers == [detail])
    #expect(detail.view.window != nil && list.view.window != nil)
  }

  @Test func `a compact column is shown alone`() {
    let (list, tabs) = (Child(), Child())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(tabs, for: .compact)
    let screen = screen()
    screen.show(split)
    #expect(tabs.view.superview === split.view && list.viewIfLoaded?.window == nil)
    #expect(split.viewController(for: .compact) === tabs)
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
