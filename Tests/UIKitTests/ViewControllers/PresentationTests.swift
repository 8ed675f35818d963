// Presenting and dismissing: who is shown where, and which calls come in which order
// (https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)).

import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct PresentationTests {
  private let screen = Screen()
  private let notes = NotingController.Notes()

  private func pair(
    _ style: UIModalPresentationStyle
  ) -> (root: NotingController, top: NotingController) {
    let (root, top) = (NotingController("A", notes), NotingController("B", notes))
    top.modalPresentationStyle = style
    screen.show(root)
    _ = notes.take()
    return (root, top)
  }

  // MARK: Appearance calls

  @Test func `a full screen covers its presenter, which disappears after it has appeared`() {
    let (root, top) = pair(.fullScreen)
    var isDone = false
    screen.run { root.present(top, animated: true) { isDone = true } }
    #expect(
      notes.take() == ["B did load", "A will disappear", "B will appear", "B is appearing"])
    #expect(root.presentedViewController === top && top.presentingViewController === root)
    #expect(top.isBeingPresented && root.view.window != nil && !isDone)
    screen.page.play(0.6)
    #expect(notes.take() == ["B did appear", "A did disappear"])
    #expect(isDone && !top.isBeingPresented && root.view.window == nil)
    screen.run(for: 0.6) { top.dismiss(animated: true) }
    #expect(
      notes.take() == [
        "B will disappear", "A will appear", "A is appearing", "B did disappear", "A did appear",
      ])
    #expect(root.presentedViewController == nil && top.presentingViewController == nil)
    #expect(root.view.superview === screen.window && top.view.window == nil)
  }

  @Test func `a sheet leaves its presenter in sight, which hears nothing`() {
    let (root, top) = pair(.automatic)
    screen.run(for: 0.6) { root.present(top, animated: true) }
    #expect(notes.take() == ["B did load", "B will appear", "B is appearing", "B did appear"])
    #expect(root.view.window != nil)
    screen.run(for: 0.6) { root.dismiss(animated: true) }
    #expect(notes.take() == ["B will disappear", "B did disappear"])
  }

  @Test func `without animation a presentation is done at once`() {
    let (root, top) = pair(.fullScreen)
    var isDone = false
    screen.run { root.present(top, animated: false) { isDone = true } }
    #expect(isDone && top.view.frame == screen.window.bounds)
    #expect(
      notes.take() == [
        "B did load", "A will disappear", "B will appear", "B is appearing", "B did appear",
        "A did disappear",
      ])
  }

  @Test func `a container's children hear what the container hears`() {
    let (root, child) = (NotingController("A", notes), NotingController("B", notes))
    screen.show(root)
    let navigation = UINavigationController(rootViewController: child)
    navigation.modalPresentationStyle = .fullScreen
    _ = notes.take()
    screen.run { root.present(navigation, animated: true) }
    #expect(notes.take().last == "B is appearing")
    screen.page.play(0.6)
    #expect(notes.take() == ["B did appear", "A did disappear"])
    screen.run(for: 0.6) { child.dismiss(animated: true) }
    #expect(notes.take().contains("B did disappear"))
    #expect(root.presentedViewController == nil)
  }

  // MARK: Who presents

  @Test func `the outermost container presents for its children`() {
    let child = NotingController("A", notes)
    let navigation = UINavigationController(rootViewController: child)
    screen.show(navigation)
    let top = NotingController("B", notes)
    screen.run(for: 0.6) { child.present(top, animated: true) }
    #expect(top.presentingViewController === navigation)
    #expect(child.presentedViewController === top && navigation.presentedViewController === top)
    screen.run(for: 0.6) { child.dismiss(animated: true) }
    #expect(navigation.presentedViewController == nil)
  }

  @Test func `in the current context the controller that defines it presents`() {
    let (outer, inner) = (UIViewController(), UIViewController())
    screen.show(outer)
    outer.addChild(inner)
    inner.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
    screen.run { outer.view.addSubview(inner.view) }
    inner.definesPresentationContext = true
    let top = UIViewController()
    top.modalPresentationStyle = .overCurrentContext
    screen.run { inner.present(top, animated: false) }
    #expect(top.presentingViewController === inner)
    #expect(top.view.isDescendant(of: outer.view))
  }

  @Test func `who presents already presents no other, and the second call is not answered`() {
    let (root, top) = pair(.fullScreen)
    screen.run { root.present(top, animated: false) }
    var isDone = false
    let other = UIViewController()
    screen.run { root.present(other, animated: false) { isDone = true } }
    #expect(!isDone && other.presentingViewController == nil)
    screen.run { top.present(other, animated: false) { isDone = true } }
    #expect(isDone && other.presentingViewController === top)
  }

  @Test func `a dismissal below takes all that is above away`() {
    let (root, top) = pair(.fullScreen)
    let last = NotingController("C", notes)
    screen.run { root.present(top, animated: false) }
    screen.run { top.present(last, animated: false) }
    _ = notes.take()
    screen.run(for: 0.6) { root.dismiss(animated: true) }
    #expect(root.presentedViewController == nil && top.presentedViewController == nil)
    #expect(top.view.window == nil && last.view.window == nil && root.view.window != nil)
    #expect(notes.take().suffix(2) == ["B did disappear", "A did appear"])
    #expect(screen.window.subviews == [root.view])
  }

  @Test func `actions go on from a presented controller to its presenter`() {
    let (root, top) = pair(.overFullScreen)
    screen.run { root.present(top, animated: false) }
    let chain = sequence(first: top as UIResponder, next: \.next)
    #expect(chain.contains { $0 === root } && chain.contains { $0 === screen.window })
  }

  @Test func `typed text reaches a field of a full screen`() {
    let (root, top) = pair(.fullScreen)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    screen.run { root.present(top, animated: false) }
    top.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(screen.window.textInput === field)
  }

  // MARK: Custom presentations

  private final class Card: UIPresentationController {
    var calls: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      containerView?.bounds.insetBy(dx: 50, dy: 200) ?? .zero
    }
    override func presentationTransitionWillBegin() { calls.append("will present") }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      calls.append("did present \(completed)")
    }
    override func dismissalTransitionWillBegin() { calls.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      calls.append("did dismiss \(completed)")
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  /// Brings a view in from above, within 0.4 s.
  private final class Drop: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let controller = context.viewController(forKey: .to),
        let view = context.view(forKey: .to)
      else { return context.completeTransition(true) }
      let frame = context.finalFrame(for: controller)
      view.frame = frame.offsetBy(dx: 0, dy: -1000)
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.4) {
        view.frame = frame
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  private final class Director: NSObject, UIViewControllerTransitioningDelegate {
    let drop = Drop()
    var card: Card?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      card = Card(presentedViewController: presented, presenting: presenting)
      return card
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { drop }
  }

  @Test func `a custom presentation places the view, and its animator moves it`() throws {
    let (root, top) = pair(.custom)
    let director = Director()
    top.transitioningDelegate = director
    var alongside: [String] = []
    screen.run {
      root.present(top, animated: true)
      top.transitionCoordinator?.animate(
        alongsideTransition: { context in alongside.append("\(context.transitionDuration)") },
        completion: { context in alongside.append("\(context.isCancelled)") })
    }
    let card = try #require(director.card)
    #expect(top.presentationController === card && card.presentingViewController === root)
    let middle = screen.page.time
    screen.page.play(0.2)
    #expect(screen.page.time > middle)
    let shown = try #require(screen.page.shown(top.view))
    #expect(shown.frame.minY > -800 && shown.frame.minY < 200)
    screen.page.play(0.3)
    #expect(top.view.frame == CGRect(x: 50, y: 200, width: 293, height: 452))
    #expect(director.drop.ended == [true])
    #expect(alongside == ["0.4", "false"])
    #expect(card.calls == ["will present", "did present true"])
    screen.run(for: 0.6) { top.dismiss(animated: true) }
    #expect(card.calls.suffix(2) == ["will dismiss", "did dismiss true"])
    #expect(card.containerView == nil)
  }
}
