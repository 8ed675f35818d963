// Navigation stacks: pushed and popped with their animation, by the back button and by a swipe
// (https://developer.apple.com/documentation/uikit/uinavigationcontroller).

import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct NavigationTests {
  private let screen = Screen()
  private let notes = NotingController.Notes()

  private func stack() -> (UINavigationController, NotingController, NotingController) {
    let (first, second) = (NotingController("A", notes), NotingController("B", notes))
    (first.title, second.title) = ("First", "Second")
    let navigation = UINavigationController(rootViewController: first)
    screen.show(navigation)
    _ = notes.take()
    return (navigation, first, second)
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    view.subviews.lazy.compactMap { child in
      (child as? UILabel)?.attributedText?.string == text
        ? child as? UILabel : self.label(text, in: child)
    }.first
  }

  // MARK: Pushing and popping

  @Test func `a push slides in from the right, and the view below goes three tenths to the left`()
    throws
  {
    let (navigation, first, second) = stack()
    screen.run { navigation.pushViewController(second, animated: true) }
    #expect(navigation.topViewController === second && second.isMovingToParent)
    screen.page.play(1.0 / 60)
    let early = try #require(screen.page.shown(second.view))
    #expect(early.frame.minX > 200 && early.frame.minX < 393)
    screen.page.play(0.15)
    let upper = try #require(screen.page.shown(second.view)?.frame.minX)
    let lower = try #require(screen.page.shown(first.view)?.frame.minX)
    #expect(abs(lower + (393 - upper) * 0.3) < 1)
    screen.page.play(0.4)
    #expect(second.view.frame == screen.window.bounds && first.view.superview == nil)
    #expect(second.view.transform == .identity && !second.isMovingToParent)
  }

  @Test func `an animated push and pop call in the order of iOS`() {
    let (navigation, _, second) = stack()
    screen.run { navigation.pushViewController(second, animated: true) }
    #expect(
      notes.take() == ["B did load", "A will disappear", "B will appear", "B is appearing"])
    screen.page.play(0.6)
    #expect(notes.take() == ["A did disappear", "B did appear"])
    screen.run { navigation.popViewController(animated: true) }
    #expect(second.isMovingFromParent)
    screen.page.play(0.6)
    #expect(
      notes.take() == [
        "B will disappear", "A will appear", "A is appearing", "B did disappear", "A did appear",
      ])
    #expect(second.parent == nil && second.navigationController == nil)
  }

  @Test func `the title goes where the back button is`() throws {
    let (navigation, _, pushed) = stack()
    let bar = navigation.navigationBar
    let title = try #require(label("First", in: bar))
    screen.run { navigation.pushViewController(pushed, animated: true) }
    screen.page.play(0.1)
    let leaving = try #require(screen.page.shown(title))
    let second = try #require(label("Second", in: bar))
    let entering = try #require(screen.page.shown(second))
    #expect(leaving.opacity < 1 && leaving.frame.midX < 196)
    #expect(entering.opacity > 0 && entering.frame.midX > 196)
    screen.page.play(0.5)
    #expect(title.superview == nil && second.alpha == 1)
    let back = bar.subviews.compactMap { $0 as? UIButton }.first
    #expect(back?.currentTitle == " First")
  }

  @Test func `the back button goes back, unless the controller refuses`() throws {
    final class Strict: UINavigationController {
      var allows = false
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      { allows }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.show(navigation)
    screen.run { navigation.pushViewController(UIViewController(), animated: false) }
    screen.page.play(0.1)
    let back = try #require(
      navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.first)
    screen.page.click(back)
    screen.page.play(0.6)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `a second push ends the first one at once`() {
    let (navigation, _, second) = stack()
    let third = NotingController("C", notes)
    screen.run {
      navigation.pushViewController(second, animated: true)
      navigation.pushViewController(third, animated: true)
    }
    screen.page.play(0.6)
    #expect(navigation.viewControllers.count == 3 && third.view.window != nil)
    #expect(second.view.window == nil)
    #expect(
      notes.take().filter { $0.hasPrefix("B did") } == [
        "B did load", "B did appear", "B did disappear",
      ])
  }

  @Test func `views reach below the bars, and their safe area leaves the bars out`() {
    let (navigation, first, _) = stack()
    #expect(first.view.frame == screen.window.bounds)
    #expect(first.view.safeAreaInsets.top == 103 && first.view.safeAreaInsets.bottom == 34)
    screen.run(for: 0.3) { navigation.setNavigationBarHidden(true, animated: true) }
    #expect(first.view.safeAreaInsets.top == 59 && navigation.navigationBar.isHidden)
    screen.run(for: 0.3) { navigation.setNavigationBarHidden(false, animated: false) }
    navigation.navigationBar.isTranslucent = false
    navigation.view.setNeedsLayout()
    screen.page.play(0.1)
    #expect(first.view.frame.minY == 103 && first.view.safeAreaInsets.top == 0)
  }

  @Test func `a pushed controller hides the tab bar if it wants to`() {
    let (navigation, _, second) = stack()
    let tabs = UITabBarController()
    screen.run { screen.window.rootViewController = nil }
    tabs.viewControllers = [navigation, UIViewController()]
    screen.show(tabs)
    second.hidesBottomBarWhenPushed = true
    screen.run(for: 0.6) { navigation.pushViewController(second, animated: true) }
    #expect(tabs.tabBar.frame.maxX == 0 && second.view.safeAreaInsets.bottom == 34)
    screen.run(for: 0.6) { navigation.popViewController(animated: true) }
    #expect(tabs.tabBar.frame.minX == 0)
    let bottom = navigation.topViewController?.view.safeAreaInsets.bottom ?? 0
    #expect(abs(bottom - 83) < 1e-6)
  }

  @Test func `a toolbar shows the items of the controller on top`() {
    let (navigation, first, _) = stack()
    first.toolbarItems = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
    navigation.isToolbarHidden = false
    screen.page.play(0.1)
    #expect(navigation.toolbar.items?.first?.title == "Go")
    #expect(abs(navigation.toolbar.frame.maxY - 818) < 1e-6)
    #expect(abs(first.view.safeAreaInsets.bottom - 78) < 1e-6)
  }

  // MARK: The swipe back

  @Test func `a swipe from the left edge follows the finger, and goes back`() throws {
    let (navigation, first, second) = stack()
    screen.run(for: 0.6) { navigation.pushViewController(second, animated: true) }
    screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), releases: false)
    screen.page.play(2.0 / 60)
    let shown = try #require(screen.page.shown(second.view)?.frame.minX)
    #expect(abs(shown - 295) < 3)
    screen.page.release(at: CGPoint(x: 300, y: 400))
    screen.page.play(0.6)
    #expect(navigation.viewControllers == [first] && second.view.window == nil)
    #expect(first.view.transform == .identity && first.view.window != nil)
  }

  @Test func `a swipe that turns back leaves everything as it was`() throws {
    let (navigation, first, second) = stack()
    screen.run(for: 0.6) { navigation.pushViewController(second, animated: true) }
    _ = notes.take()
    screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 120, y: 400), releases: false)
    screen.page.play(0.3)
    screen.page.release(at: CGPoint(x: 120, y: 400))
    screen.page.play(0.6)
    #expect(navigation.viewControllers == [first, second])
    #expect(second.view.transform == .identity && second.view.window != nil)
    #expect(first.view.window == nil)
    #expect(screen.page.shown(second.view)?.frame.minX == 0)
    #expect(
      notes.take() == [
        "B will disappear", "A will appear", "A is appearing", "A will disappear", "B will appear",
        "B is appearing", "B did appear", "A did disappear",
      ])
    #expect(label("Second", in: navigation.navigationBar)?.alpha == 1)
  }

  @Test func `a button of one's own at the left forbids the swipe`() {
    let (navigation, _, second) = stack()
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Menu", style: .plain, target: nil, action: nil)
    screen.run(for: 0.6) { navigation.pushViewController(second, animated: true) }
    screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
    #expect(navigation.topViewController === second)
  }

  // MARK: Animators of one's own

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class Director: NSObject, UINavigationControllerDelegate {
    var shown: [String] = []
    let interaction = UIPercentDrivenInteractiveTransition()
    var isInteractive = false
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown.append(viewController.title ?? "") }
  }

  @Test func `the delegate's animator runs instead of the slide`() {
    let (navigation, _, second) = stack()
    let director = Director()
    navigation.delegate = director
    screen.run { navigation.pushViewController(second, animated: true) }
    screen.page.play(0.5)
    let alpha = screen.page.shown(second.view)?.opacity ?? 0
    #expect(abs(alpha - 0.5) < 0.05 && director.shown.isEmpty)
    screen.page.play(0.6)
    #expect(director.shown == ["Second"])
  }

  @Test func `a fraction drives an animator, forth to the end and back to the begin`() {
    let (navigation, first, second) = stack()
    let director = Director()
    director.isInteractive = true
    navigation.delegate = director
    for finishes in [false, true] {
      screen.run { navigation.pushViewController(second, animated: true) }
      screen.page.play(0.6)
      #expect(screen.page.shown(second.view)?.opacity == 0)
      screen.run { director.interaction.update(0.25) }
      screen.page.play(1.0 / 60)
      #expect(abs((screen.page.shown(second.view)?.opacity ?? 0) - 0.25) < 0.01)
      screen.run { finishes ? director.interaction.finish() : director.interaction.cancel() }
      screen.page.play(0.1)
      let alpha = screen.page.shown(second.view)?.opacity ?? 0
      #expect(finishes ? alpha > 0.3 && alpha < 0.4 : alpha < 0.2)
      screen.page.play(1)
      #expect(navigation.topViewController === (finishes ? second : first))
      #expect(first.view.window == nil || !finishes)
    }
    #expect(second.view.alpha == 1 && director.shown == ["Second"])
  }

  @Test func `a child follows another with animations of one's own`() {
    let (parent, one, other) = (
      UIViewController(), NotingController("A", notes), NotingController("B", notes)
    )
    screen.show(parent)
    for child in [one, other] { parent.addChild(child) }
    screen.run(for: 0.1) { parent.view.addSubview(one.view) }
    _ = notes.take()
    var isDone = false
    screen.run {
      other.view.alpha = 0
      parent.transition(from: one, to: other, duration: 0.4) {
        other.view.alpha = 1
      } completion: {
        isDone = $0
      }
    }
    #expect(one.view.window != nil && other.view.window != nil)
    screen.page.play(0.6)
    #expect(isDone && one.view.window == nil)
    #expect(
      notes.take() == [
        "B did load", "A will disappear", "B will appear", "B is appearing", "A did disappear",
        "B did appear",
      ])
  }

  // MARK: Large titles

  private func table(rows: Int = 40) -> (UINavigationController, UIScrollView, UIViewController) {
    let controller = UIViewController()
    controller.title = "Towns"
    let scroll = UIScrollView(frame: screen.window.bounds)
    scroll.contentSize = CGSize(width: 393, height: CGFloat(rows) * 50)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    screen.show(navigation)
    return (navigation, scroll, controller)
  }

  @Test func `a large title slides away with the contents, and the bar gets its background`() {
    let (navigation, scroll, controller) = table()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(controller.view.safeAreaInsets.top == 155 && scroll.contentOffset.y == -155)
    #expect(navigation.navigationBar.isAtScrollEdge == true)
    screen.run(for: 0.1) { scroll.contentOffset.y = -135 }
    #expect(navigation.navigationBar.frame.height == 76)
    screen.run(for: 0.1) { scroll.contentOffset.y = 100 }
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(navigation.navigationBar.isAtScrollEdge == false)
    #expect(scroll.adjustedContentInset.top == 103)
    #expect(label("Towns", in: navigation.navigationBar)?.isHidden == false)
    screen.page.touches.scrolled(at: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -1000))
    screen.page.play(0.1)
    #expect(scroll.contentOffset.y == -155 && navigation.navigationBar.frame.height == 96)
  }

  @Test func `a tab bar has a background where contents go on below it`() {
    let (navigation, scroll, _) = table()
    screen.run { screen.window.rootViewController = nil }
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    screen.show(tabs)
    #expect(tabs.tabBar.isAtScrollEdge == false)
    screen.run(for: 0.1) { scroll.contentOffset.y = 2000 - 852 + 83 }
    #expect(tabs.tabBar.isAtScrollEdge == true)
    scroll.contentSize.height = 3000
    screen.page.play(0.1)
    #expect(tabs.tabBar.isAtScrollEdge == false)
  }

  @Test func `a large title is never half in sight when the finger has gone`() {
    let (navigation, scroll, _) = table()
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 580))
    #expect(scroll.contentOffset.y == -155 && navigation.navigationBar.frame.height == 96)
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 560))
    #expect(scroll.contentOffset.y == -103 && navigation.navigationBar.frame.height == 44)
  }

  @Test func `an item's display mode decides, and automatic is that of the item below`() {
    let (navigation, _, _) = table()
    let second = UIViewController()
    second.title = "Second"
    screen.run(for: 0.6) { navigation.pushViewController(second, animated: true) }
    #expect(navigation.navigationBar.frame.height == 96)
    second.navigationItem.largeTitleDisplayMode = .never
    screen.page.play(0.1)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  // MARK: Insets of scroll views

  @Test func `contents that fit are left alone outside of bars, and kept out of them inside`() {
    let (outer, inner) = (UIScrollView(), UIScrollView())
    for scroll in [outer, inner] {
      scroll.frame = screen.window.bounds
      scroll.contentSize = CGSize(width: 393, height: 100)
    }
    let controller = UIViewController()
    controller.view.addSubview(outer)
    screen.show(controller)
    #expect(outer.adjustedContentInset == .zero)
    outer.contentSize.height = 2000
    #expect(outer.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    outer.contentInsetAdjustmentBehavior = .never
    #expect(outer.adjustedContentInset == .zero)
    let wrapped = UIViewController()
    wrapped.view.addSubview(inner)
    screen.show(UINavigationController(rootViewController: wrapped))
    #expect(inner.adjustedContentInset.top == 103 && inner.contentOffset.y == -103)
  }
}
