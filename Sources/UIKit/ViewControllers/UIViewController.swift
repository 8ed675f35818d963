// View controllers. Members that can be overridden are here, as Swift allows overriding only of what a class body
// declares; the work is in the extensions.

public import CoreGraphics

/// An object that manages a view
/// ([Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller)).
///
/// It creates its view on first use.
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

  /// Does nothing: keyboard shortcuts are never asked for.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Does nothing.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}

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

  /// Whether the view's margins are at least the system's. Default: true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.noteMargins() }
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
  /// Called before the view's size changes, as by a turn of the device. Default: tells the children and the presented
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.viewIfLoaded?.bounds.size != size else { continue }
      child.viewWillTransition(to: size, with: coordinator)
    }
    flow.presented?.flow.presentation?.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the traits change, as by a turn of the device. Default: tells the children and the presented
  /// controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    flow.presented?.flow.presentation?.willTransition(to: newCollection, with: coordinator)
  }
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

  /// The view's superview, else the container, the presenting controller or the window.
  open override var next: UIResponder? {
    madeView?.superview ?? parent ?? flow.presenter ?? flow.window
  }

  /// The controller's part in presentations and transitions.
  final lazy var flow = ControllerFlow()

  // MARK: Containers

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  /// Calls the child's `willMove(toParent:)`; the caller calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    if childController.parent != nil, childController.parent !== self {
      childController.removeFromParent()
    }
    childController.willMove(toParent: self)
    children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  /// Calls `didMove(toParent:)`; the caller has called `willMove(toParent:)`.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    flow.coveredByBars = .zero
    didMove(toParent: nil)
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
    tellIsAppearing(animated: animated)
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
  open internal(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The item of a tab bar.
  // Apple's signature: never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// The items of a navigation controller's toolbar. Default: nil.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }

  /// The nearest one above.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The nearest one above.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  /// The nearest one above.
  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }

  /// Gives the bar of a navigation controller other items.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  // MARK: Focus

  /// The view; never asked for.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [view] }
  /// The earlier form of ``preferredFocusEnvironments``. Default: nil.
  open weak var preferredFocusedView: UIView? { nil }
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

  // MARK: Presentation

  /// Default: automatic, a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      if modalPresentationStyle != oldValue, flow.presenter == nil { flow.presentation = nil }
    }
  }
  /// Default: cover the screen from below.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether controllers in this one are presented over it, where they are presented in the current context.
  open var definesPresentationContext = false
  /// Whether what is presented over this controller moves as this controller does. Default: false.
  open var providesPresentationContextTransitionStyle = false
  /// Whether a person cannot dismiss the presented controller by a swipe or a press beside it. Default: false.
  open var isModalInPresentation = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The wanted size in a popover, a form sheet or another container, in points. Default: zero, none.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      if flow.presenter != nil {
        flow.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// The controller that this one or a container around it presents.
  open var presentedViewController: UIViewController? {
    flow.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one or a container around it.
  open var presentingViewController: UIViewController? {
    flow.presenter ?? parent?.presentingViewController
  }

  /// True while the appearance methods of a presentation are called.
  open var isBeingPresented: Bool { flow.isBeingPresented }
  /// True while the appearance methods of a dismissal are called.
  open var isBeingDismissed: Bool { flow.isBeingDismissed }
  /// True while the appearance methods are called because a container shows the controller for the first time.
  open var isMovingToParent: Bool { flow.isMovingToParent }
  /// True while the appearance methods are called because a container gives the controller up.
  open var isMovingFromParent: Bool { flow.isMovingFromParent }

  /// The presentation that shows the controller, or would show it.
  open var presentationController: UIPresentationController? { shownPresentation }

  /// The presentation that the class itself brings along; nil: that of its style. Default: nil.
  var ownPresentation: UIPresentationController? { nil }

  /// The presentation, where it is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation, where it is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The transition that runs now; nil: none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    flow.transition ?? parent?.transitionCoordinator
  }

  /// Presents a controller. The presenter is the outermost container, or the one that defines the context.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { beginPresentation(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses what this controller presents, else the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissal(animated: flag, completion: completion)
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Exchanges the views of two children, animated as the options and `animations` say.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchangeChildren(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Bars and edges

  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { viewIfLoaded?.superview?.setNeedsLayout() }
  }
  /// Whether the view reaches below opaque bars. Default: false.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views keep their contents out of the bars. Default: true.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether a tab bar is hidden while the controller is on a navigation stack. Default: false.
  open var hidesBottomBarWhenPushed = false

  // MARK: Restoration

  /// Default: nil, nothing is restored.
  open var restorationIdentifier: String?
  /// The class that makes the controller anew, which is never called. Default: nil.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Writes what the controller is restored from. Nothing is restored here.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  // MARK: Scroll views

  private var namedScrollViews: [(edge: NSDirectionalRectEdge, view: UIScrollView)] = []

  /// Names the scroll view that bars at an edge follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    namedScrollViews.removeAll { edge.contains($0.edge) }
    if let scrollView { namedScrollViews.append((edge, scrollView)) }
  }

  /// Names the scroll view that bars at the upper and the lower edge follow.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .top)
    setContentScrollView(scrollView, for: .bottom)
  }

  /// The named scroll view at an edge. Default: nil.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    namedScrollViews.first { $0.edge.contains(edge) }?.view
  }

  // MARK: The status bar

  /// Default: dark text on light, and light text in the dark.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Default: false; a phone on its side shows none.
  open var prefersStatusBarHidden: Bool { flow.isWithoutStatusBar(self) }
  /// Default: fade.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child whose style is asked for instead. Default: nil.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that is asked instead whether the status bar is hidden. Default: nil.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether a presented controller that does not cover the screen is asked for the status bar. Default: false.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Shows the status bar as the controllers want it now.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.updateStatusBar() }
  /// Whether the home indicator fades away. Default: false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that is asked instead whether the home indicator is hidden. Default: nil.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { viewIfLoaded?.window?.updateStatusBar() }
  /// The edges at which the system's gestures wait. Has no effect: there are none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Has no effect.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Rotation

  open var shouldAutorotate: Bool { true }
  /// Nothing turns.
  open class func attemptRotationToDeviceOrientation() {}
  /// Nothing turns.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Default: all on a pad, all but upside down on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    ShownDevice.current.idiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Storyboards

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

  // MARK: Editing

  /// Default: false.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedIsEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    madeEditItem.map(showEditing)
  }

  private func showEditing(in item: UIBarButtonItem) {
    item.become(storedIsEditing ? .done : .edit)
    item.style = storedIsEditing ? .done : .plain
  }

  private var madeEditItem: UIBarButtonItem?

  /// “Edit” and “Done”, which turn editing on and off until the item has another action
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem)).
  open var editButtonItem: UIBarButtonItem {
    if let madeEditItem { return madeEditItem }
    let item = UIBarButtonItem()
    item.target = self
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    showEditing(in: item)
    madeEditItem = item
    return item
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { madeView?.traitCollection ?? .current }

  /// Called when the traits of the view are others than they were.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }
}
