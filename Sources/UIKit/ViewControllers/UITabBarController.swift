// A container controller that switches its children by a tab bar.

import CoreGraphics

/// Shows the selected view controller, and a bar of tabs
/// ([Apple](https://developer.apple.com/documentation/uikit/uitabbarcontroller)).
///
/// The controllers' views reach below the bar, which their safe area leaves out.
open class UITabBarController: UIViewController, UITabBarDelegate {
  private let bar = UITabBar()
  private var tabs: [UIViewController] = []
  /// The view that the selected controller's view stands in, behind the bar.
  private let content = UIView()
  private lazy var edge = TabBarEdge(self)

  open weak var delegate: (any UITabBarControllerDelegate)?
  open var tabBar: UITabBar { bar }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let selected = selectedViewController
    for old in tabs where !new.contains(old) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    let added = new.filter { $0.parent !== self }
    tabs = new
    for controller in added { addChild(controller) }
    bar.delegate = self
    bar.items = tabs.map(\.tabBarItem)
    for controller in added { controller.didMove(toParent: self) }
    // The selected controller stays selected, wherever it is now.
    let index = selected.flatMap { tabs.firstIndex(of: $0) }
    shownIndex = index ?? 0
    showSelected()
  }

  private var shownIndex = 0

  /// Default: 0.
  open var selectedIndex: Int {
    get { shownIndex }
    set { select(newValue, animated: false) }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(shownIndex) ? tabs[shownIndex] : nil }
    set {
      guard let newValue, let index = tabs.firstIndex(of: newValue) else { return }
      selectedIndex = index
    }
  }

  /// An empty one: all tabs have room.
  open private(set) lazy var moreNavigationController = UINavigationController()
  open var customizableViewControllers: [UIViewController]?

  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// A press on the selected tab goes back to the root of its navigation stack.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = tabBar.items?.firstIndex(of: item), tabs.indices.contains(index) else {
      return
    }
    guard delegate?.tabBarController(self, shouldSelect: tabs[index]) != false else {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    if index == shownIndex {
      (tabs[index] as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(index, animated: true)
    }
    delegate?.tabBarController(self, didSelect: tabs[index])
  }

  // MARK: The view

  open override func loadView() {
    let page = BarContainerView(frame: UIScreen.main.bounds)
    page.onLayout = { [weak self] in self?.layOut($0) }
    view = page
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addFilling(content)
    view.addSubview(bar)
    showSelected()
  }

  private func select(_ index: Int, animated: Bool) {
    let (before, old) = (shownIndex, selectedViewController)
    shownIndex = index
    let new = selectedViewController
    guard old !== new else { return showSelected() }
    if animated, let old, let new, isViewLoaded, view.window != nil,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    {
      return run(animator, from: old, to: new, before: before)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    showSelected()
  }

  private func showSelected() {
    guard let selected = selectedViewController else { return }
    bar.selectedItem = selected.tabBarItem
    guard isViewLoaded, let shown = selected.view else { return }
    if shown.superview !== content {
      place(selected)
      content.addSubview(shown)
    }
    edge.follow(selected)
    view.setNeedsLayout()
    setNeedsStatusBarAppearanceUpdate()
  }

  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, from old: UIViewController,
    to new: UIViewController, before: Int
  ) {
    place(new)
    bar.selectedItem = new.tabBarItem
    let frame = new.view.frame
    let context = TransitionContext(
      in: content,
      from: TransitionContext.Side(
        controller: old, view: old.view, initialFrame: old.view.frame, finalFrame: .zero),
      to: TransitionContext.Side(
        controller: new, view: new.view, initialFrame: .zero, finalFrame: frame),
      isAnimated: true
    ) { [weak self] isDone in
      if !isDone {
        self?.shownIndex = before
        new.view.removeFromSuperview()
      }
      old.view.removeFromSuperview()
      old.endTransitionAppearance(isCancelled: !isDone)
      new.endTransitionAppearance(isCancelled: !isDone)
      for controller in [self, old, new] { controller?.flow.transition = nil }
      self?.showSelected()
    }
    for controller in [self, old, new] { controller.flow.transition = context }
    old.beginTransitionAppearance(false, animated: true)
    new.beginTransitionAppearance(true, animated: true)
    UIView.performWithoutAnimation {
      context.run(
        animator,
        interaction: delegate?.tabBarController(self, interactionControllerFor: animator))
    }
  }

  /// Whether the bar stands aside for the controller on top of the selected stack.
  private var isBarAside: Bool {
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  private func layOut(_ bounds: CGRect) {
    let height = bar.isHidden ? 0 : bar.sizeThatFits(bounds.size).height
    let top = bounds.height - (bar.isHidden ? 0 : height + view.safeAreaInsets.bottom)
    // A bar that stands aside goes out to the left, with the view that it belongs to.
    bar.frame = CGRect(
      x: isBarAside ? -bounds.width : 0, y: top, width: bounds.width, height: height)
    content.place(in: bounds)
    if let selected = selectedViewController { place(selected) }
  }

  private func place(_ child: UIViewController) {
    let isCovered = !bar.isHidden && !isBarAside
    let height = isCovered ? bar.sizeThatFits(view.bounds.size).height : 0
    let reachesBelow = bar.isTranslucent || child.extendedLayoutIncludesOpaqueBars
    var frame = view.bounds
    if isCovered, !reachesBelow || !child.edgesForExtendedLayout.contains(.bottom) {
      frame.size.height = max(0, frame.height - height - view.safeAreaInsets.bottom)
      child.cover(.zero)
    } else {
      child.cover(UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    }
    child.viewIfLoaded?.place(in: frame)
  }

  /// Call when the navigation stack of a tab has changed, within its animation.
  func followNavigation() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    if let selected = selectedViewController { edge.follow(selected) }
  }

  // MARK: The status bar

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
}

/// Shows the background of a tab bar where contents go on below it.
@MainActor private final class TabBarEdge: ScrollFollower {
  private unowned let tabs: UITabBarController
  private weak var followed: UIScrollView?

  init(_ tabs: UITabBarController) { self.tabs = tabs }

  func follow(_ selected: UIViewController) {
    if followed?.bottomBarFollower === self { followed?.bottomBarFollower = nil }
    let shown = (selected as? UINavigationController)?.topViewController ?? selected
    followed = shown.mainScrollView(at: .bottom)
    followed?.bottomBarFollower = self
    if let followed { contentsDidScroll(followed) } else { tabs.tabBar.isAtScrollEdge = true }
  }

  func contentsDidScroll(_ view: UIScrollView) {
    let end = view.contentSize.height + view.adjustedContentInset.bottom
    tabs.tabBar.isAtScrollEdge = view.contentOffset.y + view.bounds.height >= end - 0.5
  }

  func restingOffset(_ offset: CGFloat, of view: UIScrollView) -> CGFloat { offset }
}
