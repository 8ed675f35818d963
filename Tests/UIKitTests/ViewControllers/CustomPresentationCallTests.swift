// The order of the calls that a custom presentation makes: to its presentation controller, its animator, and the view
// controllers (https://developer.apple.com/documentation/uikit/uipresentationcontroller).

import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct CustomPresentationCallTests {
  private let screen = Screen()
  private let notes = NotingController.Notes()

  /// Notes what UIKit asks of a presentation.
  private final class Card: UIPresentationController {
    let notes: NotingController.Notes
    let removesPresenter: Bool

    init(
      _ presented: UIViewController, _ presenting: UIViewController?,
      notes: NotingController.Notes, removesPresenter: Bool
    ) {
      self.notes = notes
      self.removesPresenter = removesPresenter
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { removesPresenter }
    override func presentationTransitionWillBegin() {
      notes.calls.append("will present\(containerView == nil ? " without container" : "")")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      notes.calls.append("did present \(completed)")
    }
    override func dismissalTransitionWillBegin() { notes.calls.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      notes.calls.append("did dismiss \(completed)")
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
      notes.calls.append("will lay out")
    }
    override func containerViewDidLayoutSubviews() { notes.calls.append("did lay out") }
  }

  /// Fades a view in or out within 0.4 s, and hands out the presentation and the interaction.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let notes: NotingController.Notes
    let removesPresenter: Bool
    var interaction: UIPercentDrivenInteractiveTransition?

    init(_ notes: NotingController.Notes, removesPresenter: Bool) {
      self.notes = notes
      self.removesPresenter = removesPresenter
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      notes.calls.append("animate")
      let isDismissal = context.viewController(forKey: .from)?.isBeingDismissed == true
      if let view = context.view(forKey: .to), let shown = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: shown)
        if isDismissal {
          context.containerView.insertSubview(view, at: 0)
        } else {
          context.containerView.addSubview(view)
        }
      }
      let fading = context.view(forKey: isDismissal ? .from : .to)
      fading?.alpha = isDismissal ? 1 : 0
      UIView.animate(withDuration: 0.4) {
        fading?.alpha = isDismissal ? 0 : 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      notes.calls.append("animation ended \(transitionCompleted)")
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      notes.calls.append("asked for presentation")
      return Card(presented, presenting, notes: notes, removesPresenter: removesPresenter)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      notes.calls.append("asked for animator")
      return self
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      notes.calls.append("asked for animator")
      return self
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      notes.calls.append("asked for interaction")
      return interaction
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      notes.calls.append("asked for interaction")
      return interaction
    }
  }

  /// The way in which a transition runs; the last two follow a finger.
  enum Way {
    case animated
    case atOnce
    case finished
    case cancelled
  }

  /// Presents, and dismisses where `dismisses` says so, and returns the calls of the last of both.
  private func calls(_ way: Way, dismisses: Bool, removesPresenter: Bool) -> [String] {
    let (root, top) = (NotingController("A", notes), NotingController("B", notes))
    let fade = Fade(notes, removesPresenter: removesPresenter)
    top.modalPresentationStyle = .custom
    top.transitioningDelegate = fade
    screen.show(root)
    if dismisses { screen.run { root.present(top, animated: false) } }
    _ = notes.take()
    if way == .finished || way == .cancelled { fade.interaction = .init() }
    let done: () -> Void = { notes.calls.append("completion") }
    screen.run {
      if dismisses {
        top.dismiss(animated: way != .atOnce, completion: done)
      } else {
        root.present(top, animated: way != .atOnce, completion: done)
      }
    }
    screen.run(for: 0.1) { fade.interaction?.update(0.3) }
    screen.run { way == .cancelled ? fade.interaction?.cancel() : fade.interaction?.finish() }
    screen.page.play(1)
    return notes.take()
  }

  // MARK: Presenting

  private nonisolated static let begun = [
    "asked for presentation", "B did load", "asked for animator", "will present", "B will appear",
    "asked for interaction", "animate", "B is appearing", "will lay out", "did lay out",
  ]
  private nonisolated static let begunInsteadOfPresenter = [
    "asked for presentation", "B did load", "asked for animator", "will present",
    "A will disappear", "B will appear", "asked for interaction", "animate", "B is appearing",
    "will lay out", "did lay out",
  ]

  @Test(
    arguments: [
      (.animated, begun + ["animation ended true", "B did appear", "did present true"]),
      (.finished, begun + ["animation ended true", "B did appear", "did present true"]),
      (
        .cancelled,
        begun + [
          "animation ended false", "B will disappear", "B did disappear", "did present false",
        ]
      ),
      (
        .atOnce,
        [
          "asked for presentation", "B did load", "will present", "B will appear",
          "B is appearing", "will lay out", "did lay out", "B did appear", "did present true",
        ]
      ),
    ] as [(Way, [String])])
  func `a presentation above its presenter`(_ way: Way, expected: [String]) {
    let found = calls(way, dismisses: false, removesPresenter: false)
    #expect(found == expected + ["completion"])
  }

  @Test(
    arguments: [
      (
        .animated,
        begunInsteadOfPresenter + [
          "animation ended true", "B did appear", "A did disappear", "did present true",
        ]
      ),
      (
        .cancelled,
        begunInsteadOfPresenter + [
          "animation ended false", "B will disappear", "B did disappear", "A will appear",
          "A is appearing", "A did appear", "did present false",
        ]
      ),
      (
        .atOnce,
        [
          "asked for presentation", "B did load", "will present", "A will disappear",
          "B will appear", "B is appearing", "will lay out", "did lay out", "B did appear",
          "A did disappear", "did present true",
        ]
      ),
    ] as [(Way, [String])])
  func `a presentation in place of its presenter`(_ way: Way, expected: [String]) {
    let found = calls(way, dismisses: false, removesPresenter: true)
    #expect(found == expected + ["completion"])
  }

  // MARK: Dismissing

  private nonisolated static let leaving = [
    "asked for animator", "will dismiss", "B will disappear", "asked for interaction", "animate",
  ]

  @Test(
    arguments: [
      (.animated, leaving + ["animation ended true", "B did disappear", "did dismiss true"]),
      (.finished, leaving + ["animation ended true", "B did disappear", "did dismiss true"]),
      (
        .cancelled,
        leaving + [
          "animation ended false", "B will appear", "B is appearing", "B did appear",
          "did dismiss false",
        ]
      ),
      (
        .atOnce,
        ["will dismiss", "B will disappear", "B did disappear", "did dismiss true"]
      ),
    ] as [(Way, [String])])
  func `a dismissal above the presenter`(_ way: Way, expected: [String]) {
    let found = calls(way, dismisses: true, removesPresenter: false)
    #expect(found == expected + ["completion"])
  }

  /// The layout of the container, which holds the presenter's view meanwhile, follows when it is due.
  @Test(
    arguments: [
      (.animated, ["B did disappear", "A did appear", "did dismiss true"]),
      (
        .cancelled,
        [
          "A will disappear", "B will appear", "B is appearing", "B did appear",
          "A did disappear", "did dismiss false",
        ]
      ),
    ] as [(Way, [String])])
  func `a dismissal that brings the presenter back`(_ way: Way, expected: [String]) {
    let found = calls(way, dismisses: true, removesPresenter: true)
      .filter { !$0.hasSuffix("lay out") }
    #expect(
      found == [
        "asked for animator", "will dismiss", "B will disappear", "A will appear",
        "A is appearing", "asked for interaction", "animate",
        "animation ended \(way != .cancelled)",
      ] + expected + ["completion"])
  }
}
