// A stack of view controllers under a navigation bar.

public import CoreGraphics

/// Shows the top view controller of a stack, and a bar over it
/// ([Apple](https://developer.apple.com/documentation/uikit/uinavigationcontroller)).
///
/// The controllers' views reach below the bars, which their safe area leaves out.
open class UINavigationController: UIViewController, UINavigationBarDelegate {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  private let bar: UINavigationBar
  private var tools: UIToolbar?
  private let toolbarMaker: () -> UIToolbar
  private var stack: [UIViewController] = []
  /// The view that the controllers' views stand in, behind the bars.
  let content = UIView()
  /// The end of the transition that runs; nil: none does.
  private var running: TransitionContext?
  private lazy var swipe = NavigationSwipe(self)
  lazy var titles = LargeTitleTracker(self)

  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    toolbarMaker = { UIToolbar() }
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    toolbarMaker = { UIToolbar() }
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// With bars of the classes that were registered with `UIView.register(_:make:)`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar =
      navigationBarClass.flatMap { ViewClasses.view($0) as? UINavigationBar }
      ?? UINavigationBar()
    toolbarMaker = {
      toolbarClass.flatMap { ViewClasses.view($0) as? UIToolbar } ?? UIToolbar()
    }
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    toolbarMaker = { UIToolbar() }
    super.init(coder: coder)
  }

  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?
  open var navigationBar: UINavigationBar { bar }
  /// The swipe from the left edge that goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.pan }
  /// Has no effect. Default: false.
  open var hidesBarsOnSwipe = false
  /// Has no effect. Default: false.
  open var hidesBarsOnTap = false
  /// Has no effect. Default: false.
  open var hidesBarsWhenKeyboardAppears = false
  /// Has no effect. Default: false.
  open var hidesBarsWhenVerticallyCompact = false

  // Apple's signature: never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! {
    if let tools { return tools }
    let made = toolbarMaker()
    tools = made
    return made
  }

  // MARK: The stack

  /// From the bottom to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The top controller, or what is presented over it.
  open var visibleViewController: UIViewController? { flow.presented ?? stack.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    running?.endNow()
    let change = NavigationChange(from: stack, to: viewControllers)
    for new in change.added { adopt(new) }
    for old in change.removed { old.willMove(toParent: nil) }
    stack = viewControllers
    bar.delegate = self
    if animated, let old = change.oldTop, let new = change.newTop, old !== new,
      isViewLoaded, view.window != nil
    {
      return run(change, from: old, to: new)
    }
    for old in change.old { old.viewIfLoaded?.removeFromSuperview() }
    change.end()
    bar.items = viewControllers.map(\.navigationItem)
    showTop(animated: animated)
    change.didEnd(in: self)
  }

  private func adopt(_ new: UIViewController) {
    if new.parent !== self { addChild(new) }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else {
      return logOnce("\(type(of: self)): \(type(of: viewController)) is on the stack already")
    }
    setViewControllers(stack + [viewController], animated: animated)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(stack.dropFirst())
    guard !popped.isEmpty else { return [] }
    setViewControllers(Array(stack.prefix(1)), animated: animated)
    return popped
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let popped = Array(stack.dropFirst(index + 1))
    guard !popped.isEmpty else { return [] }
    setViewControllers(Array(stack.prefix(index + 1)), animated: animated)
    return popped
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  open var isNavigationBarHidden: Bool {
    get { bar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Hides the bar or shows it; animated within `hideShowBarDuration`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != bar.isHidden else { return }
    if !animated || viewIfLoaded?.window == nil {
      bar.isHidden = hidden
      viewIfLoaded?.setNeedsLayout()
      setNeedsStatusBarAppearanceUpdate()
      return
    }
    bar.isHidden = false
    isBarLeaving = hidden
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    } completion: { _ in
      guard self.isBarLeaving else { return }
      self.isBarLeaving = false
      self.bar.isHidden = true
    }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Whether the bar moves out at the top.
  private var isBarLeaving = false

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  // MARK: The view

  open override func loadView() {
    let page = BarContainerView(frame: UIScreen.main.bounds)
    page.onLayout = { [weak self] in self?.layOut($0) }
    view = page
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    content.clipsToBounds = true
    view.addFilling(content)
    view.addSubview(bar)
    view.addGestureRecognizer(swipe.pan)
    showTop(animated: false)
  }

  private func showTop(animated: Bool) {
    guard isViewLoaded, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    if let view = top.view {
      place(top)
      content.addSubview(view)
    }
    view.setNeedsLayout()
    titles.follow(top)
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  private func layOut(_ bounds: CGRect) {
    let isHidden = bar.isHidden || isBarLeaving
    let height = bar.sizeThatFits(bounds.size).height
    let top = view.safeAreaInsets.top
    bar.frame = CGRect(
      x: 0, y: isHidden ? -height : top, width: bounds.width, height: height)
    content.place(in: bounds)
    if isToolbarHidden {
      tools?.removeFromSuperview()
    } else {
      placeToolbar(bounds)
    }
    for child in stack where child.viewIfLoaded?.superview === content { place(child) }
    if let search = topViewController?.navigationItem.searchController, search.isActive {
      place(search)
    }
  }

  // MARK: Search

  /// Shows the bar of an active search alone, with what the search shows over the contents; or takes it back.
  func showSearch(_ search: UISearchController) {
    guard isViewLoaded, search.item === topViewController?.navigationItem else { return }
    if search.isActive {
      search.flow.presenter = topViewController
      place(search)
      UIView.performWithoutAnimation { content.addSubview(search.view) }
    }
    let change = {
      self.bar.itemsDidChange()
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    }
    let end: (Bool) -> Void = { [weak search] _ in
      guard let search, !search.isActive else { return }
      search.viewIfLoaded?.removeFromSuperview()
      search.flow.presenter = nil
    }
    guard view.window != nil else {
      change()
      return end(true)
    }
    UIView.animate(
      withDuration: UISearchController.duration, animations: change, completion: end)
  }

  private func placeToolbar(_ bounds: CGRect) {
    let height = toolbar.sizeThatFits(bounds.size).height
    toolbar.items = topViewController?.toolbarItems
    let covered = view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - covered - height, width: bounds.width, height: height)
    if toolbar.superview !== view { view.addSubview(toolbar) }
  }

  /// Places a child's view: below the bars, or between them where it does not extend or they are opaque.
  private func place(_ child: UIViewController) {
    var covered = UIEdgeInsets.zero
    if !bar.isHidden, !isBarLeaving { covered.top = bar.sizeThatFits(view.bounds.size).height }
    if !isToolbarHidden { covered.bottom = toolbar.sizeThatFits(view.bounds.size).height }
    var frame = view.bounds
    let edges = child.edgesForExtendedLayout
    let reachesBelow = bar.isTranslucent || child.extendedLayoutIncludesOpaqueBars
    if covered.top > 0, !reachesBelow || !edges.contains(.top) {
      let edge = view.safeAreaInsets.top + covered.top
      frame.origin.y += edge
      frame.size.height = max(0, frame.height - edge)
      covered.top = 0
    }
    if covered.bottom > 0, !edges.contains(.bottom) {
      frame.size.height = max(
        0, frame.height - covered.bottom - view.safeAreaInsets.bottom)
      covered.bottom = 0
    }
    child.viewIfLoaded?.place(in: frame)
    child.cover(covered)
  }

  // MARK: Transitions

  private func run(
    _ change: NavigationChange, from old: UIViewController, to new: UIViewController
  ) {
    delegate?.navigationController(self, willShow: new, animated: true)
    let animator = delegate?.navigationController(
      self, animationControllerFor: change.operation, from: old, to: new)
    let interaction =
      animator.flatMap {
        delegate?.navigationController(self, interactionControllerFor: $0)
      } ?? swipe.interaction
    let exchange = bar.exchange(change.viewControllers.map(\.navigationItem), change.operation)
    place(new)
    let context = makeContext(from: old, to: new) { [weak self] isDone in
      self?.endTransition(change, exchange: exchange, isDone: isDone)
    }
    running = context
    for controller in [self, old, new] { controller.flow.transition = context }
    change.begin()
    old.beginTransitionAppearance(false, animated: true)
    new.beginTransitionAppearance(true, animated: true)
    view.setNeedsLayout()
    context.animate(
      alongsideTransition: { _ in
        exchange.show()
        self.view.layoutIfNeeded()
        self.tabBarController?.followNavigation()
      }, completion: nil)
    UIView.performWithoutAnimation {
      exchange.prepare()
      context.run(animator ?? SlideTransition(change.operation), interaction: interaction)
    }
  }

  private func makeContext(
    from old: UIViewController, to new: UIViewController, onEnd: @escaping (Bool) -> Void
  ) -> TransitionContext {
    let frame = new.view.frame
    return TransitionContext(
      in: content,
      from: TransitionContext.Side(
        controller: old, view: old.view, initialFrame: old.view.frame, finalFrame: .zero),
      to: TransitionContext.Side(
        controller: new, view: new.view, initialFrame: .zero, finalFrame: frame),
      isAnimated: true, onEnd: onEnd)
  }

  private func endTransition(
    _ change: NavigationChange, exchange: NavigationBarExchange, isDone: Bool
  ) {
    guard let old = change.oldTop, let new = change.newTop else { return }
    running = nil
    if isDone {
      if new.view.superview !== content { content.addSubview(new.view) }
      old.viewIfLoaded?.removeFromSuperview()
    } else {
      new.viewIfLoaded?.removeFromSuperview()
      if old.view.superview !== content { content.addSubview(old.view) }
      stack = change.old
    }
    exchange.end()
    bar.items = stack.map(\.navigationItem)
    old.endTransitionAppearance(isCancelled: !isDone)
    new.endTransitionAppearance(isCancelled: !isDone)
    for controller in [self, old, new] { controller.flow.transition = nil }
    if isDone { change.end() } else { change.cancel() }
    change.didEnd(in: self, isDone: isDone)
    titles.follow(isDone ? new : old)
    view.setNeedsLayout()
    tabBarController?.followNavigation()
    setNeedsStatusBarAppearanceUpdate()
    if isDone { delegate?.navigationController(self, didShow: new, animated: true) }
  }

  // MARK: The status bar

  /// The top controller's style where the bar does not stand behind the status bar.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  /// Light over a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .default ? .default : .lightContent
  }
}
