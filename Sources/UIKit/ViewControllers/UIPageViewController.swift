// View controllers that are turned like pages.

public import CoreGraphics

/// Shows one of its view controllers, or two; a finger turns to the one before or after, which the data source knows
/// ([Apple](https://developer.apple.com/documentation/uikit/uipageviewcontroller)).
///
/// Pages that scroll lie in a scroll view. Pages that curl turn around their spine when they are swiped, and do not bend.
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

  /// Points of the page control's row. Read from pictures.
  private static let dotsHeight: CGFloat = 37
  /// Seconds of a curl. Our choice: Apple documents none.
  private static let curlDuration: TimeInterval = 0.5

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  /// None where pages scroll, else as the options or the delegate say. Default: at the begin.
  open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : spine }
  private var spine = SpineLocation.min
  open var isDoubleSided = false
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Without one no finger turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      guard isViewLoaded else { return }
      askForNeighbours()
      showDots()
    }
  }
  /// The shown controller, or two where the spine is in the middle.
  open private(set) var viewControllers: [UIViewController]? = []
  /// Those of pages that curl.
  open private(set) var gestureRecognizers: [UIGestureRecognizer] = []

  private let queue: PageQueueView?
  private lazy var dots = UIPageControl()
  private var neighbours: (before: UIViewController?, after: UIViewController?) = (nil, nil)
  /// The controllers that a finger is about to show.
  private var pending: [UIViewController] = []
  /// Ends the turn that an animation makes; nil: none does.
  private var endTurn: (() -> Void)?

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spacing = (options?[.interPageSpacing] as? NSNumber)?.doubleValue ?? 0
    queue =
      style == .scroll
      ? PageQueueView(isVertical: navigationOrientation == .vertical, spacing: CGFloat(spacing))
      : nil
    super.init(nibName: nil, bundle: nil)
    spine = Self.spine(options?[.spineLocation]) ?? .min
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    queue = PageQueueView(isVertical: false, spacing: 0)
    super.init(coder: coder)
  }

  private static func spine(_ option: Any?) -> SpineLocation? {
    if let spine = option as? SpineLocation { return spine }
    return ((option as? NSNumber)?.intValue ?? option as? Int).flatMap(SpineLocation.init)
  }

  // MARK: The shown pages

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    endTurn?()
    let (old, new) = (self.viewControllers ?? [], viewControllers ?? [])
    self.viewControllers = viewControllers
    let entering = new.filter { !old.contains($0) }
    let leaving = old.filter { !new.contains($0) }
    for controller in entering where controller.parent !== self { addChild(controller) }
    let end: () -> Void = { [weak self] in
      guard let self else { return }
      endTurn = nil
      for controller in entering { controller.didMove(toParent: self) }
      for controller in leaving { take(away: controller) }
      showPages()
      completion?(true)
    }
    guard isViewLoaded else { return end() }
    guard animated, view.superview != nil, !entering.isEmpty, !leaving.isEmpty else {
      end()
      return showDots()
    }
    endTurn = end
    if let queue {
      slide(queue, from: leaving[0], to: entering[0], direction)
    } else {
      curl(direction)
    }
    showDots()
  }

  private func take(away controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func slide(
    _ queue: PageQueueView, from old: UIViewController, to new: UIViewController,
    _ direction: NavigationDirection
  ) {
    let isForward = direction == .forward
    queue.limit(hasBefore: !isForward, hasAfter: isForward)
    queue.show(old.view, before: isForward ? nil : new.view, after: isForward ? new.view : nil)
    queue.layoutIfNeeded()
    queue.turn(to: isForward ? 1 : -1)
  }

  /// Turns the pages around their spine.
  private func curl(_ direction: NavigationDirection) {
    let isAcross = navigationOrientation == .horizontal
    let edge: CGRectEdge =
      spine == .max ? isAcross ? .maxXEdge : .maxYEdge : isAcross ? .minXEdge : .minYEdge
    let leaves = (direction == .forward) == (spine != .max)
    let old = view.pictureLayer()
    var end: () -> Void = {}
    let block = AnimationBlock(
      duration: Self.curlDuration, delay: 0, motion: .curve(.easeInEaseOut), repeatCount: 0,
      autoreverses: false
    ) { [weak self] _ in
      UIView.performWithoutAnimation { end() }
      self?.endTurn?()
    }
    UIView.performWithoutAnimation {
      showPages()
      end = ViewTurn.page(edge, leaves: leaves).run(on: view, from: old, in: block)
    }
    block.close()
  }

  /// Puts the views of the shown controllers where they belong, and asks who their neighbours are.
  private func showPages() {
    guard isViewLoaded else { return }
    let shown = viewControllers ?? []
    if let queue {
      queue.show(shown.first?.view)
      askForNeighbours()
      return queue.layoutIfNeeded()
    }
    for child in children where !shown.contains(child) { child.viewIfLoaded?.removeFromSuperview() }
    for page in shown where page.view.superview !== view { view.addSubview(page.view) }
    placePages(view.bounds)
  }

  /// The one page, or two at both sides of the spine.
  private func placePages(_ bounds: CGRect) {
    let shown = viewControllers ?? []
    guard spine == .mid, shown.count == 2 else {
      shown.first?.viewIfLoaded?.place(in: bounds)
      return
    }
    let isAcross = navigationOrientation == .horizontal
    let halves = bounds.divided(
      atDistance: (isAcross ? bounds.width : bounds.height) / 2,
      from: isAcross ? .minXEdge : .minYEdge)
    shown[0].viewIfLoaded?.place(in: halves.slice)
    shown[1].viewIfLoaded?.place(in: halves.remainder)
  }

  // MARK: The view

  open override func loadView() {
    let page = BarContainerView(frame: UIScreen.main.bounds)
    page.onLayout = { [weak self] in self?.layOut($0) }
    view = page
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    if let queue {
      view.addSubview(queue)
      queue.onDrag = { [weak self] in self?.beginDrag() }
      queue.onRest = { [weak self] in self?.rest(at: $0) }
      queue.onResize = { [weak self] in self?.limitQueue() }
    } else {
      addSwipes()
      askForSpine()
    }
    showPages()
    showDots()
  }

  private func layOut(_ bounds: CGRect) {
    guard let queue else { return placePages(bounds) }
    var room = bounds
    if dots.superview === view {
      let bottom = bounds.height - view.safeAreaInsets.bottom
      dots.frame = CGRect(
        x: 0, y: bottom - Self.dotsHeight, width: bounds.width, height: Self.dotsHeight)
      room.size.height = max(0, dots.frame.minY)
    }
    queue.place(in: queue.frame(in: room))
    queue.layoutIfNeeded()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if transitionStyle == .pageCurl { askForSpine() }
  }

  /// Lets the delegate choose the spine, where it has a choice.
  private func askForSpine() {
    guard let delegate else { return }
    let orientation = UIWindowScene.shown.interfaceOrientation
    spine = delegate.pageViewController(self, spineLocationFor: orientation)
  }

  // MARK: Neighbours

  /// Asks the data source for the controllers beside the shown one.
  private func askForNeighbours() {
    neighbours = (nil, nil)
    if queue != nil, let shown = viewControllers?.first, let dataSource {
      neighbours = (
        dataSource.pageViewController(self, viewControllerBefore: shown),
        dataSource.pageViewController(self, viewControllerAfter: shown)
      )
    }
    limitQueue()
  }

  private func limitQueue() {
    queue?.limit(hasBefore: neighbours.before != nil, hasAfter: neighbours.after != nil)
  }

  // MARK: A finger on pages that scroll

  private func beginDrag() {
    endTurn?()
    guard let queue, pending.isEmpty, let shown = viewControllers?.first else { return }
    let translation = queue.panGestureRecognizer.translation(in: view)
    let way = navigationOrientation == .horizontal ? translation.x : translation.y
    for neighbour in [neighbours.before, neighbours.after].compactMap({ $0 })
    where neighbour.parent !== self { addChild(neighbour) }
    queue.show(shown.view, before: neighbours.before?.view, after: neighbours.after?.view)
    queue.layoutIfNeeded()
    guard let next = way > 0 ? neighbours.before : neighbours.after else { return }
    pending = [next]
    delegate?.pageViewController(self, willTransitionTo: pending)
  }

  /// Pages rest after a finger or an animation has moved them.
  private func rest(at step: Int) {
    if let endTurn { return endTurn() }
    guard let shown = viewControllers?.first else { return }
    let next = step < 0 ? neighbours.before : step > 0 ? neighbours.after : nil
    let others = [neighbours.before, neighbours.after].compactMap { $0 }.filter { $0 !== next }
    for other in others where other.parent === self { take(away: other) }
    let wasPending = !pending.isEmpty
    pending = []
    if let next {
      viewControllers = [next]
      take(away: shown)
      next.didMove(toParent: self)
      countDots(by: step)
    }
    showPages()
    guard wasPending || next != nil else { return }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [shown],
      transitionCompleted: next != nil)
  }

  // MARK: A swipe on pages that curl

  private func addSwipes() {
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
  }

  private func swipe(_ direction: NavigationDirection) {
    guard let shown = viewControllers, endTurn == nil, let next = pages(direction) else { return }
    delegate?.pageViewController(self, willTransitionTo: next)
    setViewControllers(next, direction: direction, animated: true) { [weak self] finished in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: shown,
        transitionCompleted: true)
    }
  }

  /// The pages behind or before the shown ones, as many as those; nil: there are too few.
  private func pages(_ direction: NavigationDirection) -> [UIViewController]? {
    guard let dataSource, let shown = viewControllers, !shown.isEmpty else { return nil }
    let isForward = direction == .forward
    var next: [UIViewController] = []
    var last = isForward ? shown[shown.count - 1] : shown[0]
    for _ in shown {
      let found =
        isForward
        ? dataSource.pageViewController(self, viewControllerAfter: last)
        : dataSource.pageViewController(self, viewControllerBefore: last)
      guard let found else { return nil }
      next.append(found)
      last = found
    }
    return isForward ? next : next.reversed()
  }

  // MARK: The page control

  /// Shows the page control where pages scroll sideways and the data source counts them.
  private func showDots() {
    guard isViewLoaded, queue != nil, navigationOrientation == .horizontal else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard count > 0, let dataSource else { return dots.removeFromSuperview() }
    dots.numberOfPages = count
    dots.currentPage = dataSource.presentationIndex(for: self)
    dots.isUserInteractionEnabled = false
    // They stand on what is behind the pages, which is black where nobody chose a colour.
    dots.currentPageIndicatorTintColor = .white
    dots.pageIndicatorTintColor = UIColor(white: 1, alpha: 0.3)
    if dots.superview !== view { view.addSubview(dots) }
    view.setNeedsLayout()
  }

  private func countDots(by step: Int) {
    guard dots.superview === view, dots.numberOfPages > 0 else { return }
    dots.currentPage = (dots.currentPage + step + dots.numberOfPages) % dots.numberOfPages
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
