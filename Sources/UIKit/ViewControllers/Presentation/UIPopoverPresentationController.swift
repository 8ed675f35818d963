// Popovers.

public import CoreGraphics

/// A popover that points at its source
/// ([Apple](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller)).
///
/// Where the width is compact it adapts to a sheet, unless its delegate wants something else.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at. Default: nil.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The rectangle in the source view that the popover points at; null: its bounds. Default: null.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// A view or a bar button item that the popover points at. Default: nil.
  open var sourceItem: AnyObject? { didSet { containerView?.setNeedsLayout() } }
  /// The bar button item that the popover points at. Default: nil.
  open var barButtonItem: UIBarButtonItem? { didSet { containerView?.setNeedsLayout() } }
  /// The sides of the source that the popover may stand at: `up` is below it. Default: any.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow, unknown before the popover is shown.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Whether the popover may cover its source where there is no room. Default: false.
  open var canOverlapSourceViewRect = false
  /// The views that take touches while the popover is shown. Default: nil.
  open var passthroughViews: [UIView]? { didSet { passTouches(false, to: passthroughViews ?? []) } }
  /// The colour of the popover and its arrow. Default: nil, that of the presented view.
  open var backgroundColor: UIColor? { didSet { containerView?.setNeedsLayout() } }
  /// The least distance from the edges of the safe area, in points. Default: 10 on each side.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Has no effect: the popover has the system's background.
  open var popoverBackgroundViewClass: AnyClass?

  /// The size of a popover whose controller wants none, in points
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize)).
  private static let standardSize = CGSize(width: 320, height: 480)

  private lazy var popover = PopoverView(presentedViewController.view)
  private let shield = DimmingView(frame: .zero)

  // MARK: Adapting

  /// The sheet that the popover adapts to.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// A sheet, where the width is compact.
  open override var adaptivePresentationStyle: UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
  }

  /// Returns the presentation that is right for the surroundings of the presenter: the popover itself, or another one.
  func adapted(to presenter: UIViewController) -> UIPresentationController {
    let traits = presenter.traitCollection
    let isCompact = traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? (isCompact ? .formSheet : .none)
    guard isCompact else { return self }
    switch style {
    case .none, .popover: return self
    case .fullScreen:
      return FullScreenPresentation(
        presentedViewController: presentedViewController, presenting: presenter)
    case .overFullScreen:
      return CoveringPresentation(
        presentedViewController: presentedViewController, presenting: presenter)
    default:
      let sheet = adaptiveSheetPresentationController
      if sheet.delegate == nil { sheet.delegate = delegate }
      return sheet
    }
  }

  // MARK: The views

  open override var presentedView: UIView? { popover }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let place = makePlace() else { return .zero }
    return place.frame
  }

  private func makePlace() -> PopoverPlace? {
    guard let containerView else { return nil }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    return PopoverPlace(
      size: contentSize, around: source(in: containerView), within: room,
      permitted: permittedArrowDirections, mayOverlap: canOverlapSourceViewRect)
  }

  private var contentSize: CGSize {
    let wanted = presentedViewController.preferredContentSize
    guard wanted.width > 0, wanted.height > 0 else {
      let fitting = presentedViewController.view.systemLayoutSizeFitting(
        UIView.layoutFittingCompressedSize)
      return CGSize(
        width: wanted.width > 0 ? wanted.width : Self.standardSize.width,
        height: wanted.height > 0
          ? wanted.height : fitting.height > 0 ? fitting.height : Self.standardSize.height)
    }
    return wanted
  }

  /// The source in a container's coordinates; its middle where nobody named one.
  private func source(in container: UIView) -> CGRect {
    let item = barButtonItem ?? sourceItem as? UIBarButtonItem
    if let view = item?.shownView { return view.convert(view.bounds, to: container) }
    if let view = sourceView ?? sourceItem as? UIView {
      return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
    }
    return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let place = makePlace() else { return }
    arrowDirection = place.direction
    popover.color = backgroundColor ?? presentedViewController.view.backgroundColor
    popover.show(place)
  }

  // MARK: The presentation

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    shield.frame = containerView.bounds
    shield.backgroundColor = nil
    shield.onTap = { [weak self] in self?.dismissForPerson() }
    containerView.addSubview(shield)
    passTouches(false, to: passthroughViews ?? [])
  }

  private func dismissForPerson() {
    let popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate
    guard !presentedViewController.isModalInPresentation,
      popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) != false,
      delegate?.presentationControllerShouldDismiss(self) != false
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    let delegate = delegate
    presentingViewController.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(self)
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
  }

  override func systemAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    SystemTransition(.popover, isReversed: isDismissal)
  }
}
