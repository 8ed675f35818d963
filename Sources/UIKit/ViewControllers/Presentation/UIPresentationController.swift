// Presentations of view controllers.

public import CoreGraphics

/// Places a presented controller's view and what is shown around it
/// ([Apple](https://developer.apple.com/documentation/uikit/uipresentationcontroller)).
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  public let presentedViewController: UIViewController
  private let givenPresenter: UIViewController?
  /// The controller that presents; nil before.
  private(set) weak var presenter: UIViewController?
  private var container: PresentationContainerView?
  /// The place of the presenter's view before the presentation, which takes it away or whose animator moves it.
  private var presentersPlace: (superview: UIView, index: Int)?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    givenPresenter = presentingViewController
    super.init()
  }

  /// The controller that presents. Before, the one that was given, or the presented controller itself.
  open var presentingViewController: UIViewController {
    presenter ?? givenPresenter ?? presentedViewController
  }

  /// The view that the presentation happens in; nil before and after.
  open var containerView: UIView? { container }

  /// The view that is animated. Default: the presented controller's.
  open var presentedView: UIView? { presentedViewController.view }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Default: none, the presentation does not adapt.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? adaptivePresentationStyle
  }

  /// Default: the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Default: true.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the window while it is covered. Default: false.
  open var shouldRemovePresentersView: Bool { false }
  open var overrideTraitCollection: UITraitCollection?

  open var traitCollection: UITraitCollection {
    overrideTraitCollection ?? presentedViewController.traitCollection
  }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The system's animator of the presentation.
  func systemAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    SystemTransition(presentedViewController.modalTransitionStyle, isReversed: isDismissal)
  }

  // MARK: The container

  /// Makes the container, above `view` or in front of all views in `host`.
  func open(presenter: UIViewController, in host: UIView, above view: UIView?) {
    self.presenter = presenter
    let container = PresentationContainerView(self, frame: host.bounds)
    self.container = container
    if let view = presenter.viewIfLoaded, let superview = view.superview {
      presentersPlace = superview.subviews.firstIndex(of: view).map { (superview, $0) }
    }
    if let view {
      host.insertSubview(container, aboveSubview: view)
    } else {
      host.addSubview(container)
    }
  }

  /// Takes the container away.
  func close() {
    container?.removeFromSuperview()
    container = nil
    presenter = nil
  }

  /// Whether touches beside the presented view are for the views behind the container.
  func passTouches(_ letsThrough: Bool, to views: [UIView] = []) {
    container?.letsTouchesThrough = letsThrough
    container?.passthroughViews = views
  }

  /// Takes the presenter's view out of the window.
  func takePresentersView() {
    if shouldRemovePresentersView { presenter?.viewIfLoaded?.removeFromSuperview() }
  }

  /// Puts the presenter's view back to its place, in the size of that place now.
  func returnPresentersView() {
    guard let place = presentersPlace, let view = presenter?.viewIfLoaded,
      view.superview !== place.superview
    else { return }
    view.frame = place.superview.bounds
    place.superview.insertSubview(view, at: place.index)
  }

  // MARK: UIContentContainer

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Default: the parent's size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
