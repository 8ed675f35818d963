// Sheets: at the lower edge of a phone, in the middle of a pad.

public import CoreGraphics

/// A sheet that rests at its detents
/// ([Apple](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller)).
///
/// On a pad it stands in the middle, and covers a phone that lies on its side.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier

    private let height: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    init(
      _ identifier: Identifier,
      height: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.height = height
    }

    public static func medium() -> Detent { Detent(.medium) }
    public static func large() -> Detent { Detent(.large) }

    /// A height that a closure finds; one without an identifier gets one of its own.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), height: resolver)
    }

    /// Points: the whole height for a large sheet and half of it for a medium one; nil where the
    /// closure has none.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if let height { return height(context) }
      return identifier == .medium ? context.maximumDetentValue / 2 : context.maximumDetentValue
    }
  }

  /// The heights at which the sheet rests, lowest first. Default: large.
  open var detents: [Detent] = [.large()] { didSet { settle() } }
  /// The detent at which the sheet rests; nil: the first one. Default: nil.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { settle() } }
  /// The highest detent at which what is behind is not darkened and takes touches. Default: nil, none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { settle() } }
  /// Default: false.
  open var prefersGrabberVisible = false { didSet { settle() } }
  /// Whether the sheet keeps its detents on a phone that lies. Default: false, it covers the screen.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { settle() } }
  /// Whether scrolling at the upper end of the contents changes the detent. Default: true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether an attached sheet is as wide as the controller prefers. Default: false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { settle() } }
  /// Points; nil is the system's. Default: nil.
  open var preferredCornerRadius: CGFloat? { didSet { settle() } }
  /// Whether a pad shows the sheet as a page. Has no effect. Default: false.
  open var prefersPageSizing = true
  open var sourceView: UIView?

  /// Points, measured on pictures of iOS 13 to 18.
  private static let cornerRadius: CGFloat = 10

  private lazy var sheet = SheetView(presentedViewController.view)
  private let dimming = DimmingView(frame: .zero)
  /// The black behind a presenter that the sheet has made smaller.
  private let backdrop = UIView()
  private lazy var drag = SheetDrag(self)
  private var animatesChanges = false
  /// Whether the sheet is leaving: what is behind goes back to its place.
  private var isLeaving = false

  // MARK: Detents

  /// The present detent.
  var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  /// The detents with their heights in points, lowest first.
  var heights: [(detent: Detent, height: CGFloat)] {
    guard let layout else { return [] }
    let context = DetentContext(layout.maximumDetentValue, traitCollection)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent, layout.attachedFrame($0).height) }
    }.sorted { $0.height < $1.height }
  }

  /// Asks the closures of detents anew.
  open func invalidateDetents() { settle() }

  /// Animates what `changes` changes of the sheet.
  open func animateChanges(_ changes: () -> Void) {
    animatesChanges = true
    changes()
    animatesChanges = false
    settle(animated: true)
  }

  /// Lets the sheet rest at a detent that a person chose.
  func choose(_ detent: Detent) {
    let before = selectedDetent?.identifier
    animateChanges { selectedDetentIdentifier = detent.identifier }
    guard before != detent.identifier else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Moves the sheet to where it rests now.
  private func settle(animated: Bool = false) {
    guard containerView != nil, !animatesChanges else { return }
    let change = {
      self.placeSheet()
      self.showBehind()
      self.containerView?.layoutIfNeeded()
    }
    guard animated else { return change() }
    UIView.animateTransition(withDuration: SystemTransition.coverDuration, animations: change)
  }

  // MARK: The views

  open override var presentedView: UIView? { sheet }

  open override var adaptivePresentationStyle: UIModalPresentationStyle {
    layout?.kind == .covering ? .overFullScreen : .none
  }

  var layout: SheetLayout? {
    containerView.map {
      SheetLayout($0, isAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight)
    }
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let layout else { return .zero }
    switch layout.kind {
    case .covering: return layout.coveringFrame
    case .floating:
      return layout.floatingFrame(
        isForm: isForm, wanted: presentedViewController.preferredContentSize)
    case .attached: return attachedFrame
    }
  }

  private var attachedFrame: CGRect {
    let heights = heights
    let found = heights.first { $0.detent.identifier == selectedDetent?.identifier }
    let height = found?.height ?? heights.last?.height ?? 0
    var frame = containerView?.bounds ?? .zero
    frame.origin.y = frame.maxY - height
    frame.size.height = height
    let wanted = presentedViewController.preferredContentSize.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, wanted > 0, wanted < frame.width {
      frame = frame.insetBy(dx: (frame.width - wanted) / 2, dy: 0)
    }
    return frame
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if !drag.isDragging { placeSheet() }
  }

  private var isForm: Bool {
    presentedViewController.modalPresentationStyle != .pageSheet
      && presentedViewController.modalPresentationStyle != .automatic
  }

  private func placeSheet() {
    guard let layout else { return }
    // A form sheet on a pad is narrow.
    if layout.kind == .floating, isForm { sheet.traitOverrides.horizontalSizeClass = .compact }
    sheet.place(in: frameOfPresentedViewInContainerView)
    let radius = preferredCornerRadius ?? Self.cornerRadius
    sheet.round(radius: layout.kind == .covering ? 0 : radius, onlyTop: layout.kind == .attached)
    sheet.showsGrabber = prefersGrabberVisible && layout.kind == .attached
  }

  // MARK: Behind the sheet

  /// Whether what is behind is not darkened now.
  private var isUndimmed: Bool {
    guard layout?.kind == .attached, let most = largestUndimmedDetentIdentifier else {
      return false
    }
    let order = heights.map(\.detent.identifier)
    guard let limit = order.firstIndex(of: most),
      let selected = order.firstIndex(where: { $0 == selectedDetent?.identifier })
    else { return false }
    return selected <= limit
  }

  /// Whether the presenter stands smaller behind the sheet: on a phone, behind a large one.
  private var shrinksPresenter: Bool {
    guard let layout, layout.kind == .attached, !isLeaving,
      traitCollection.userInterfaceIdiom == .phone,
      let height = heights.first(where: { $0.detent.identifier == selectedDetent?.identifier })?
        .height
    else { return false }
    return height >= layout.attachedFrame(layout.maximumDetentValue).height - 0.5
  }

  /// The presenter's view, with its own sheet where it is one.
  private var viewBehind: UIView? {
    guard let presenter, presenter.viewIfLoaded?.window != nil else { return nil }
    return presenter.flow.presenter != nil
      ? presenter.flow.presentation?.presentedView : presenter.viewIfLoaded
  }

  /// Whether the screen behind the sheet is black, so that the status bar is light.
  var darkensStatusBar: Bool { shrinksPresenter && viewBehind === presenter?.viewIfLoaded }

  private func showBehind() {
    dimming.alpha = isUndimmed || isLeaving || layout?.kind == .covering ? 0 : 1
    passTouches(isUndimmed)
    dimming.isUserInteractionEnabled = !isUndimmed
    guard let view = viewBehind, let layout else { return }
    let shrinks = shrinksPresenter
    if shrinks, let superview = view.superview, backdrop.superview == nil {
      UIView.performWithoutAnimation {
        backdrop.backgroundColor = .black
        backdrop.isUserInteractionEnabled = false
        backdrop.frame = superview.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.insertSubview(backdrop, belowSubview: view)
        if !(view is SheetView) { view.layer.masksToBounds = true }
      }
    }
    view.transform = shrinks ? layout.transformBehind(view) : .identity
    if !(view is SheetView) { view.layer.cornerRadius = shrinks ? Self.cornerRadius : 0 }
    view.window?.updateStatusBar()
  }

  private func removeBackdrop() {
    backdrop.removeFromSuperview()
    if let view = viewBehind, !(view is SheetView) { view.layer.masksToBounds = false }
  }

  // MARK: The presentation

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    isLeaving = false
    dimming.frame = containerView.bounds
    dimming.alpha = 0
    dimming.onTap = { [weak self] in self?.drag.tryDismissal() }
    containerView.addSubview(dimming)
    placeSheet()
    drag.attach(to: sheet)
    presentedViewController.flow.transition?.animate(
      alongsideTransition: { _ in self.showBehind() }, completion: nil)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { removeBackdrop() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    isLeaving = true
    presentedViewController.flow.transition?.animate(
      alongsideTransition: { _ in self.showBehind() }, completion: nil)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    isLeaving = completed
    if completed { removeBackdrop() } else { showBehind() }
  }

  override func systemAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    SystemTransition(presentedViewController.modalTransitionStyle, isReversed: isDismissal)
  }
}

/// The heights that a detent may have.
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  let containerTraitCollection: UITraitCollection

  init(_ maximum: CGFloat, _ traits: UITraitCollection) {
    maximumDetentValue = maximum
    containerTraitCollection = traits
  }
}
