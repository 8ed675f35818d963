// View controllers, as far as designables name them.

public import CoreGraphics

/// An object that manages a view
/// ([Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller)).
///
/// It creates its view on first use. Presentation and containers' transitions do not exist: a
/// preview shows views.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer,
  UIFocusEnvironment
{
  private var madeView: UIView?
  public let nibName: String?
  public let nibBundle: Bundle?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Created by `loadView()` on first use, followed by `viewDidLoad()`.
  // Apple's signature: never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return madeView
    }
    set {
      madeView = newValue
      newValue?.storage.controller = self
    }
  }

  open var viewIfLoaded: UIView? { madeView }

  open var isViewLoaded: Bool { madeView != nil }

  open func loadViewIfNeeded() {
    guard madeView == nil else { return }
    loadView()
    if madeView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Sets `view`. Default: the view of the controller's scene or document, else a plain view of the screen's size.
  open func loadView() {
    if loadDocumentView() { return }
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// The scene of a storyboard that made the controller; nil: none did.
  final var scene: StoryboardScene?

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}
  /// Called when the insets of the view's safe area are others than they were.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called.
  open func viewLayoutMarginsDidChange() {}

  /// Points that are added to the safe area of the view and of those in it. Default: zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets.isFinite else {
        additionalSafeAreaInsets = oldValue
        return
      }
      guard additionalSafeAreaInsets != oldValue else { return }
      UIView.hasSafeAreas = true
      viewIfLoaded?.noteSafeArea()
    }
  }

  /// Gives the view what it shows, before it is laid out. Default: nothing.
  open func updateProperties() {}

  /// Asks for `updateProperties()` before the next layout of the view.
  open func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Calls `updateProperties()` now if somebody asked for it.
  open func updatePropertiesIfNeeded() { updateStaleProperties() }

  private var needsUpdateProperties = true

  /// Called before each layout of the view.
  final func updateStaleProperties() {
    guard needsUpdateProperties else { return }
    needsUpdateProperties = false
    updateProperties()
  }

  open func updateViewConstraints() { view.updateConstraints() }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
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
  open func didReceiveMemoryWarning() {}

  /// Default: nil. Bars that show the controller show it too.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }

  open override var next: UIResponder? { madeView?.superview ?? parent }

  // MARK: Containers

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the container forwards appearance methods to its children. Default: true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The state of the view between the calls of appearance methods.
  final var appearance = Appearance.disappeared
  /// Whether the transition that `endAppearanceTransition()` ends is animated.
  private var isTransitionAnimated = false

  /// Tells a child that its view is about to appear or to disappear. Containers call it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isTransitionAnimated = animated
    beginAppearance(isAppearing, animated: animated)
    if appearance == .appearing { viewIsAppearing(animated) }
  }

  /// Tells a child that its view appeared or disappeared.
  open func endAppearanceTransition() {
    endAppearance(animated: isTransitionAnimated)
  }

  // MARK: Layout guides before the safe area

  /// From the view's top to its safe area.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor")
  open var topLayoutGuide: any UILayoutSupport { view.barsGuide(.top) }

  /// From the safe area to the view's bottom.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { view.barsGuide(.bottom) }

  // MARK: Bar items

  /// The item of a navigation bar. Created on first use, with the title.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The item of a tab bar.
  // Apple's signature: never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  open var toolbarItems: [UIBarButtonItem]?

  /// The nearest one above.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The nearest one above.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  // MARK: Focus

  /// The view; never asked for.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [view] }
  /// The view that the controller's one is in, else the controller's parent.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { madeView?.superview ?? parent }
  /// The view.
  open var focusItemContainer: (any UIFocusItemContainer)? { madeView }
  /// Has no effect: the keyboard's focus knows no groups. Default: nil.
  open var focusGroupIdentifier: String?
  /// Has no effect: only the keyboard moves the focus. Default: true.
  open var restoresFocusAfterTransition = true
  /// Has no effect: only the keyboard moves the focus.
  open func setNeedsFocusUpdate() {}
  /// Has no effect: only the keyboard moves the focus.
  open func updateFocusIfNeeded() {}
  /// Asked before the keyboard moves the focus from or to a view in the controller's. Default: true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the keyboard has moved the focus from or to a view in the controller's.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Presentation, stored without effect

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalPresentationCapturesStatusBarAppearance = false
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var preferredContentSize = CGSize.zero
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var hidesBottomBarWhenPushed = false
  open var restorationIdentifier: String?
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  /// Nothing turns.
  open class func attemptRotationToDeviceOrientation() {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  /// The document that made the controller; nil: none did.
  open var storyboard: UIStoryboard? { scene?.storyboard }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue of the controller's scene. Where that has none of the name, one log line says so.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    if scene?.performSegue(named: identifier, sender: sender) == true { return }
    logOnce("\(type(of: self)).performSegue: its scene has no segue “\(identifier)”")
  }

  /// Whether a segue may go back to this controller by one of its methods. Default: whether it has the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { ObjCRuntime.responds(self, to: action) }

  /// Asks the container around the controller; presents where there is none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Asks the container around the controller; presents where there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Default: false.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedIsEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) { storedIsEditing = editing }

  /// Has no effect: transitions are not run.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Default: nil; nothing is presented.
  open var presentationController: UIPresentationController? { nil }
  /// Default: nil; nothing is presented.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// Default: nil; nothing is presented.
  open var sheetPresentationController: UISheetPresentationController? { nil }
  /// Default: nil; no transition is run.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open var isModalInPresentation = false

  /// Presents nothing, and logs that once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    logOnce("\(type(of: self)).present(_:animated:): a preview presents no view controllers")
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    completion?()
  }

  open var traitCollection: UITraitCollection { madeView?.traitCollection ?? .current }

  /// Called when the traits of the view are others than they were.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }
}
