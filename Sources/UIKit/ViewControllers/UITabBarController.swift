// A container controller that switches its children by a tab bar.

import CoreGraphics

/// Shows the selected view controller, and a bar of tabs
/// ([Apple](https://developer.apple.com/documentation/uikit/uitabbarcontroller)).
open class UITabBarController: UIViewController, UITabBarDelegate {
  private let bar = UITabBar()
  private var tabs: [UIViewController] = []

  open weak var delegate: (any UITabBarControllerDelegate)?
  open var tabBar: UITabBar { bar }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for old in tabs {
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    tabs = viewControllers ?? []
    for new in tabs { addChild(new) }
    bar.delegate = self
    bar.items = tabs.map(\.tabBarItem)
    selectedIndex = 0
  }

  /// Default: 0.
  open var selectedIndex = 0 {
    didSet {
      if tabs.indices.contains(oldValue) { tabs[oldValue].viewIfLoaded?.removeFromSuperview() }
      showSelected()
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
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

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = tabBar.items?.firstIndex(of: item), tabs.indices.contains(index) else {
      return
    }
    guard delegate?.tabBarController(self, shouldSelect: tabs[index]) != false else {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: tabs[index])
  }

  open override func loadView() {
    let page = BarContainerView(frame: UIScreen.main.bounds)
    page.onLayout = { [weak self] in self?.layOut($0) }
    view = page
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    showSelected()
  }

  private func showSelected() {
    guard let selected = selectedViewController else { return }
    bar.selectedItem = selected.tabBarItem
    guard isViewLoaded, let shown = selected.view else { return }
    view.insertSubview(shown, at: 0)
    view.setNeedsLayout()
  }

  private func layOut(_ bounds: CGRect) {
    let height = bar.isHidden ? 0 : bar.sizeThatFits(bounds.size).height
    let top = bounds.height - (bar.isHidden ? 0 : height + view.safeAreaInsets.bottom)
    bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    selectedViewController?.viewIfLoaded?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, top))
  }
}
