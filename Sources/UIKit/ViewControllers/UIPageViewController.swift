// View controllers that are turned like pages.

public import CoreGraphics

/// Shows one of its view controllers; a swipe shows the one before or after it, which the data
/// source knows ([Apple](https://developer.apple.com/documentation/uikit/uipageviewcontroller)).
/// Pages slide, also where they should curl.
open class UIPageViewController: UIViewController {
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// Seconds that a page takes.
  private static let turnDuration = 0.3

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open var spineLocation: SpineLocation { .none }
  open var isDoubleSided = false
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open private(set) var viewControllers: [UIViewController]? = []
  open private(set) var gestureRecognizers: [UIGestureRecognizer] = []

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.viewControllers?.first
    self.viewControllers = viewControllers
    let new = viewControllers?.first
    if let new, new !== old {
      addChild(new)
      new.didMove(toParent: self)
    }
    guard isViewLoaded else {
      completion?(true)
      return
    }
    turn(from: old, to: new, direction, animated: animated, completion)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    let isHorizontal = navigationOrientation == .horizontal
    let swipes: [(UISwipeGestureRecognizer.Direction, NavigationDirection)] = [
      (isHorizontal ? .left : .up, .forward), (isHorizontal ? .right : .down, .reverse),
    ]
    gestureRecognizers = swipes.map { swipeDirection, direction in
      let swipe = PageSwipe { [weak self] in self?.swipe(direction) }
      swipe.direction = swipeDirection
      view.addGestureRecognizer(swipe)
      return swipe
    }
    if let first = viewControllers?.first { view.addFilling(first.view) }
  }

  private func swipe(_ direction: NavigationDirection) {
    guard let shown = viewControllers?.first else { return }
    let found =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: shown)
      : dataSource?.pageViewController(self, viewControllerBefore: shown)
    guard let found else { return }
    delegate?.pageViewController(self, willTransitionTo: [found])
    setViewControllers([found], direction: direction, animated: true) { [weak self] finished in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: [shown],
        transitionCompleted: true)
    }
  }

  private func turn(
    from old: UIViewController?, to new: UIViewController?, _ direction: NavigationDirection,
    animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard new !== old else {
      completion?(true)
      return
    }
    if let new { view.addFilling(new.view) }
    let leave = {
      old?.viewIfLoaded?.removeFromSuperview()
      old?.removeFromParent()
    }
    guard animated, let entering = new?.view else {
      leave()
      completion?(true)
      return
    }
    let sign: CGFloat = direction == .forward ? 1 : -1
    let step =
      navigationOrientation == .horizontal
      ? CGPoint(x: sign * view.bounds.width, y: 0) : CGPoint(x: 0, y: sign * view.bounds.height)
    entering.frame = view.bounds.offsetBy(dx: step.x, dy: step.y)
    UIView.animate(withDuration: Self.turnDuration) {
      entering.frame = self.view.bounds
      old?.viewIfLoaded?.frame = self.view.bounds.offsetBy(dx: -step.x, dy: -step.y)
    } completion: { finished in
      leave()
      completion?(finished)
    }
  }
}

/// A swipe that calls a closure.
private final class PageSwipe: UISwipeGestureRecognizer {
  private let onSwipe: () -> Void

  init(_ onSwipe: @escaping () -> Void) {
    self.onSwipe = onSwipe
    super.init(target: nil, action: nil)
    ObjCRuntime.register(PageSwipe.self, "swiped") { $0.onSwipe() }
    addTarget(self, action: "swiped")
  }
}
