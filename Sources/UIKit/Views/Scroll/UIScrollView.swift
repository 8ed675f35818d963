// Scroll views: a window on contents that are larger than it.

public import CoreGraphics

/// Shows a part of its contents, which the pointer drags or the wheel moves
/// ([Apple](https://developer.apple.com/documentation/uikit/uiscrollview)).
///
/// The bounds' origin is the content offset. Zooming changes `zoomScale` in code alone: one pointer
/// does not pinch.
open class UIScrollView: UIView, UIFocusItemScrollableContainer {
  /// The decay factor of the velocity per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  let driver = ScrollDriver()
  let indicators = ScrollIndicators()
  private var contentGuide: UILayoutGuide?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeScrollable()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeScrollable()
    decode(coder, as: UIScrollView.self)
  }

  private func becomeScrollable() {
    clipsToBounds = true
    driver.attach(to: self)
  }

  /// Tables and collections shadow this by a type of the same name.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  /// The refresh control. Default: nil.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// Returns the target offset after scrolling, before the delegate adjusts it.
  func targetOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: Contents

  /// The point of the contents at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      driver.stop()
      moveContents(to: newValue)
    }
  }

  /// Moves the contents to an offset; animated, within 0.3 s.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      driver.glide(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Points. Default: zero, nothing scrolls.
  /// The size of the part of the contents that shows.
  open var visibleSize: CGSize { bounds.size }

  open var contentSize = CGSize.zero {
    didSet {
      let name: StaticString = "UIScrollView.contentSize"
      if !allFinite(contentSize.width, contentSize.height, for: name) { contentSize = oldValue }
      guard contentSize != oldValue else { return }
      indicators.place(in: self)
      followSafeArea()
      tellFollowers()
    }
  }

  /// Room around the contents. Default: zero.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if !contentInset.isFinite { contentInset = oldValue }
      guard contentInset != oldValue else { return }
      let safe = insetsFromSafeArea
      let old = CGPoint(x: -oldValue.left - safe.left, y: -oldValue.top - safe.top)
      if contentOffset == old {
        contentOffset = CGPoint(
          x: -contentInset.left - safe.left, y: -contentInset.top - safe.top)
      }
      adjustedContentInsetDidChange()
    }
  }

  /// The content inset, and the part of the safe area that the view keeps its contents out of.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset + insetsFromSafeArea
    insets.bottom = max(insets.bottom, contentInset.bottom + coveredByKeyboard)
    return insets
  }

  /// Points of the lower part that the keyboard covers, where the view keeps its contents out of it. Default: 0.
  var coveredByKeyboard: CGFloat = 0 {
    didSet { if coveredByKeyboard != oldValue { adjustedContentInsetDidChange() } }
  }

  /// Called before a finger moves contents.
  func contentsWillBeDragged() {}
  /// Called when contents rest that a finger or an animation moved.
  func contentsDidRest() {}

  /// Which part of the safe area is added to the content inset. Default: automatic.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { followSafeArea() }
  }

  /// The insets from the safe area that the contents follow now.
  var knownSafeInsets = UIEdgeInsets.zero
  /// Points above the upper end of the contents that a bar gives back when they are pulled down.
  var roomOfBar: CGFloat = 0
  /// The container whose bar follows the contents' upper end.
  weak var topBarFollower: (any ScrollFollower)?
  /// The container whose bar follows the contents' lower end.
  weak var bottomBarFollower: (any ScrollFollower)?

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    followSafeArea()
  }

  /// Scrolls as little as makes `rect` of the contents visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offsetShowing(rect), animated: animated)
  }

  // MARK: Behaviour

  /// Default: true.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether contents stop at multiples of the view's size. Default: false.
  open var isPagingEnabled = false
  /// Whether contents can be pulled beyond their edges. Default: true.
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var scrollsToTop = true
  /// Whether keys scroll the view. Has no effect. Default: true.
  open var allowsKeyboardScrolling = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none

  open var panGestureRecognizer: UIPanGestureRecognizer { driver.pan }

  /// Whether a touch is down to scroll.
  open var isTracking: Bool { driver.isDragging }
  open var isDragging: Bool { driver.isDragging }
  /// Whether contents move on by themselves.
  open var isDecelerating: Bool { driver.isDecelerating }

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Selection of rows by touch

  /// False where there is no entry.
  func highlightEntry(at point: CGPoint) -> Bool { false }
  /// False where there is no entry.
  func chooseEntry(at point: CGPoint) -> Bool { false }
  func unhighlightEntry() {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, highlightEntry(at: touch.location(in: self)) else {
      return super.touchesBegan(touches, with: event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, chooseEntry(at: touch.location(in: self)) else {
      return super.touchesEnded(touches, with: event)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlightEntry()
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Indicators

  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  open func flashScrollIndicators() {
    indicators.show(in: self)
    indicators.hide()
  }

  // MARK: Zoom

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var isZooming: Bool { false }

  /// Default: 1. Setting it scales the view that the delegate names, within the limits.
  open var zoomScale: CGFloat = 1 {
    didSet {
      zoomScale = min(max(zoomScale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
      guard zoomScale != oldValue, let view = delegate?.viewForZooming(in: self) else { return }
      view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
      view.frame.origin = .zero
      contentSize = view.frame.size
      delegate?.scrollViewDidZoom(self)
    }
  }

  /// Scales and scrolls until the rectangle of the zoomed view fills the bounds.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    setContentOffset(
      CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale), animated: animated)
  }

  open var isZoomBouncing: Bool { false }
  /// Pinching does not zoom here. Default: nil.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Called when the adjusted content inset is another one.
  open func adjustedContentInsetDidChange() {}

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = scale
  }

  // MARK: Layout

  /// The contents, for constraints; the edges of the scroll view mean the same to its subviews.
  open var contentLayoutGuide: UILayoutGuide { madeContentGuide }

  /// The view's own frame, for constraints.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(.scrollFrame, of: self)

  private var madeContentGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let made = UILayoutGuide()
    contentGuide = made
    addLayoutGuide(made)
    NSLayoutConstraint.activate([
      made.leftAnchor.constraint(equalTo: frameLayoutGuide.leftAnchor),
      made.topAnchor.constraint(equalTo: frameLayoutGuide.topAnchor),
    ])
    return made
  }

  override var contentEdgesGuide: UILayoutGuide? { madeContentGuide }

  override func guideDidMove(_ guide: UILayoutGuide) {
    if guide === contentGuide { contentSize = guide.solvedFrame.size }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshControl?.follow(self)
    indicators.place(in: self)
    tellFollowers()
  }
}
