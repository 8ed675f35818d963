// A stack of view controllers under a navigation bar.

public import CoreGraphics

/// Shows the top view controller of a stack, and a bar over it
/// ([Apple](https://developer.apple.com/documentation/uikit/uinavigationcontroller)). Pushes and
/// pops are not animated.
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
  /// Has no effect: there is no swipe back.
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false

  open var toolbar: UIToolbar {
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
  open var visibleViewController: UIViewController? { stack.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for old in stack where !viewControllers.contains(old) { old.removeFromParent() }
    for old in stack { old.viewIfLoaded?.removeFromSuperview() }
    for new in viewControllers where new.parent !== self { addChild(new) }
    stack = viewControllers
    bar.delegate = self
    bar.items = viewControllers.map(\.navigationItem)
    showTop(animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(stack.dropFirst())
    setViewControllers(Array(stack.prefix(1)), animated: animated)
    return popped
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let popped = Array(stack.dropFirst(index + 1))
    setViewControllers(Array(stack.prefix(index + 1)), animated: animated)
    return popped
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  // MARK: The view

  open override func loadView() {
    let page = BarContainerView(frame: UIScreen.main.bounds)
    page.onLayout = { [weak self] in self?.layOut($0) }
    view = page
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop(animated: false)
  }

  private func showTop(animated: Bool) {
    guard isViewLoaded, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    if let view = top.view { self.view.insertSubview(view, at: 0) }
    view.addSubview(bar)
    view.setNeedsLayout()
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  private func layOut(_ bounds: CGRect) {
    bar.isHidden = isNavigationBarHidden
    let height = bar.sizeThatFits(bounds.size).height
    let top = view.safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    var room = bounds
    if !isNavigationBarHidden {
      room.origin.y += top + height
      room.size.height = max(0, room.height - top - height)
    }
    if !isToolbarHidden { placeToolbar(bounds, &room) } else { tools?.removeFromSuperview() }
    topViewController?.viewIfLoaded?.frame = room
  }

  private func placeToolbar(_ bounds: CGRect, _ room: inout CGRect) {
    let height = toolbar.sizeThatFits(bounds.size).height
    toolbar.items = topViewController?.toolbarItems
    let covered = view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - covered - height, width: bounds.width, height: height)
    if toolbar.superview !== view { view.addSubview(toolbar) }
    room.size.height = max(0, room.height - covered - height)
  }
}
