// No-op on Linux: presentations of view controllers; none is ever begun.

public import CoreGraphics

/// Places a presented controller's view and what is shown around it
/// ([Apple](https://developer.apple.com/documentation/uikit/uipresentationcontroller)).
///
/// Nothing calls it here: a preview shows views and presents no view controllers. It can be made,
/// subclassed and asked.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  public let presentedViewController: UIViewController
  private let presenting: UIViewController?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The presented controller itself where none was given.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// Default: nil, as nothing is presented.
  open var containerView: UIView? { nil }

  /// Default: the presented controller's view.
  open var presentedView: UIView? { presentedViewController.view }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Default: the style of the presented controller.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }

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
  /// Default: false.
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

  // MARK: UIContentContainer

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
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
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
