// The steps of one presentation or dismissal, in Apple's order.

import CoreGraphics

/// One presentation that begins, or one dismissal.
@MainActor struct Presentation {
  private let presentation: UIPresentationController
  private let presenter: UIViewController
  /// The controller that asked.
  private let source: UIViewController
  private let presented: UIViewController

  init(
    _ presentation: UIPresentationController, by presenter: UIViewController,
    source: UIViewController
  ) {
    self.presentation = presentation
    self.presenter = presenter
    self.source = source
    presented = presentation.presentedViewController
  }

  // MARK: Presenting

  func present(animated: Bool, completion: (() -> Void)?) {
    guard let place = place else { return }
    presenter.flow.presented = presented
    presented.flow.presenter = presenter
    presented.flow.isBeingPresented = true
    presented.loadViewIfNeeded()
    presentation.open(presenter: presenter, in: place.host, above: place.view)
    let animator = animated ? presentingAnimator : nil
    let context = makeContext(isDismissal: false, isAnimated: animated) { isDone in
      self.endPresenting(isDone, completion)
    }
    begin(context)
    presentation.presentationTransitionWillBegin()
    if presentation.shouldRemovePresentersView {
      presenter.beginTransitionAppearance(false, animated: animated)
    }
    presented.beginTransitionAppearance(true, animated: animated)
    if !animated { addPresentedView() }
    context.run(animator, interaction: animator.flatMap(presentingInteraction))
    presenter.viewIfLoaded?.window?.updateStatusBar()
  }

  /// The view that the container stands in, and the one that it stands above; nil: in front.
  private var place: (host: UIView, view: UIView?)? {
    let isInContext =
      presented.modalPresentationStyle == .currentContext
      || presented.modalPresentationStyle == .overCurrentContext
    if isInContext, let view = presenter.viewIfLoaded, let host = view.superview {
      return (host, view)
    }
    return presenter.viewIfLoaded?.window.map { ($0, nil) }
  }

  private func addPresentedView() {
    guard let view = presentation.presentedView, let container = presentation.containerView else {
      return
    }
    view.frame = presentation.frameOfPresentedViewInContainerView
    container.addSubview(view)
    container.layoutIfNeeded()
  }

  private func endPresenting(_ isDone: Bool, _ completion: (() -> Void)?) {
    if isDone { presentation.takePresentersView() } else { presentation.returnPresentersView() }
    if presentation.shouldRemovePresentersView {
      // As UIKit calls them after a presentation: first the one that appeared, then the one that is covered.
      presented.endTransitionAppearance(isCancelled: !isDone)
      presenter.endTransitionAppearance(isCancelled: !isDone)
    } else {
      presented.endTransitionAppearance(isCancelled: !isDone)
    }
    presented.flow.isBeingPresented = false
    presentation.presentationTransitionDidEnd(isDone)
    end()
    if !isDone { removePresented() }
    completion?()
  }

  // MARK: Dismissing

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    presented.flow.isBeingDismissed = true
    let animator = animated ? dismissingAnimator : nil
    let context = makeContext(isDismissal: true, isAnimated: animated) { isDone in
      self.endDismissing(isDone, completion)
    }
    begin(context)
    presentation.dismissalTransitionWillBegin()
    presented.beginTransitionAppearance(false, animated: animated)
    if presentation.shouldRemovePresentersView {
      presenter.beginTransitionAppearance(true, animated: animated)
    }
    presentation.returnPresentersView()
    context.run(animator, interaction: animator.flatMap(dismissingInteraction))
    presenter.viewIfLoaded?.window?.updateStatusBar()
  }

  private func endDismissing(_ isDone: Bool, _ completion: (() -> Void)?) {
    if isDone {
      presentation.presentedView?.removeFromSuperview()
      presentation.returnPresentersView()
    } else {
      presentation.takePresentersView()
    }
    presented.endTransitionAppearance(isCancelled: !isDone)
    presenter.endTransitionAppearance(isCancelled: !isDone)
    presented.flow.isBeingDismissed = false
    presentation.dismissalTransitionDidEnd(isDone)
    end()
    if isDone { removePresented() }
    completion?()
  }

  private func removePresented() {
    presentation.presentedView?.removeFromSuperview()
    let window = presenter.viewIfLoaded?.window
    presenter.flow.presented = nil
    presented.flow.presenter = nil
    presented.flow.presentation = nil
    presentation.close()
    window?.updateStatusBar()
  }

  // MARK: Both

  private func begin(_ context: TransitionContext) {
    presented.flow.transition = context
    presenter.flow.transition = context
  }

  private func end() {
    presented.flow.transition = nil
    presenter.flow.transition = nil
  }

  private func makeContext(
    isDismissal: Bool, isAnimated: Bool, onEnd: @escaping (Bool) -> Void
  ) -> TransitionContext {
    let frame = presentation.frameOfPresentedViewInContainerView
    let container = presentation.containerView ?? UIView()
    let bounds = container.bounds
    let movesPresenter = presentation.shouldRemovePresentersView
    let below = TransitionContext.Side(
      controller: presenter, view: movesPresenter ? presenter.viewIfLoaded : nil,
      initialFrame: bounds, finalFrame: bounds)
    let above = TransitionContext.Side(
      controller: presented, view: presentation.presentedView,
      initialFrame: isDismissal ? presentation.presentedView?.frame ?? frame : .zero,
      finalFrame: isDismissal ? .zero : frame)
    return TransitionContext(
      in: container, from: isDismissal ? above : below, to: isDismissal ? below : above,
      style: presentation.presentationStyle, isAnimated: isAnimated, onEnd: onEnd)
  }

  private var presentingAnimator: any UIViewControllerAnimatedTransitioning {
    presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
      ?? presentation.systemAnimator(isDismissal: false)
  }

  private var dismissingAnimator: any UIViewControllerAnimatedTransitioning {
    presented.transitioningDelegate?.animationController(forDismissed: presented)
      ?? presentation.systemAnimator(isDismissal: true)
  }

  private func presentingInteraction(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
  }

  private func dismissingInteraction(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
  }
}
