// The navigation bar: a title, buttons at its sides and the back button.

public import CoreGraphics

/// Shows the top item of a stack
/// ([Apple](https://developer.apple.com/documentation/uikit/uinavigationbar)). Pushes and pops are
/// not animated.
open class UINavigationBar: UIView, UIBarPositioning, BarItemContainer {
  static let height: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  static let searchHeight: CGFloat = 52

  let background = BarBackground(lineIsAbove: false)
  let parts = NavigationBarContent()
  private var backgroundImages: [Int: UIImage] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    insertSubview(background, at: 0)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insertSubview(background, at: 0)
    decode(coder, as: UINavigationBar.self)
  }

  open weak var delegate: (any UINavigationBarDelegate)?
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

  // MARK: Appearance

  open var barStyle = UIBarStyle.default { didSet { itemsDidChange() } }
  /// The background's colour. Default: nil, the system's.
  open var barTintColor: UIColor? { didSet { itemsDidChange() } }
  open var isTranslucent = true { didSet { itemsDidChange() } }
  /// The image of the bottom edge, instead of the hairline, where the background is an image too.
  /// Default: nil.
  open var shadowImage: UIImage? { didSet { itemsDidChange() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsDidChange() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { itemsDidChange() }
  }
  /// Default: false.
  open var prefersLargeTitles = false {
    didSet {
      invalidateIntrinsicContentSize()
      itemsDidChange()
    }
  }
  open var backIndicatorImage: UIImage? { didSet { itemsDidChange() } }
  open var backIndicatorTransitionMaskImage: UIImage?

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    guard backgroundImages[barMetrics.rawValue] !== backgroundImage else { return }
    backgroundImages[barMetrics.rawValue] = backgroundImage
    itemsDidChange()
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics.rawValue] }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  private var verticalAdjustments: [Int: CGFloat] = [:]

  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {
    verticalAdjustments[barMetrics.rawValue] = adjustment
    itemsDidChange()
  }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    verticalAdjustments[barMetrics.rawValue] ?? 0
  }

  private var ownAppearance: UINavigationBarAppearance?

  /// The standard appearance. Once set, it overrides the bar's other properties.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownAppearance ?? UINavigationBarAppearance() }
    set {
      ownAppearance = newValue
      itemsDidChange()
    }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemsDidChange() } }
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  var shownAppearance: UINavigationBarAppearance? {
    topItem?.standardAppearance ?? ownAppearance
  }

  // MARK: Items

  private var stack: [UINavigationItem] = []

  /// From the bottom to the top.
  open var items: [UINavigationItem]? {
    get { stack }
    set {
      for item in stack { item.bar = nil }
      stack = newValue ?? []
      for item in stack { item.bar = self }
      itemsDidChange()
    }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    items = stack + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = stack.last, delegate?.navigationBar(self, shouldPop: top) != false else {
      return nil
    }
    items = Array(stack.dropLast())
    top.bar = nil
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  func itemsDidChange() {
    parts.areStale = true
    setNeedsLayout()
    guard knownHeight != wholeHeight else { return }
    knownHeight = wholeHeight
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemsDidChange()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wholeHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wholeHeight)
  }

  private var wholeHeight: CGFloat {
    Self.height + (prefersLargeTitles ? Self.largeTitleHeight : 0) + searchHeight
  }

  /// The height of the top item's search bar.
  var searchHeight: CGFloat { topItem?.searchController == nil ? 0 : Self.searchHeight }

  /// The height that the superview last laid out; a change invalidates its layout.
  private var knownHeight: CGFloat = 44

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = background.frame(in: self)
    showBackground()
    parts.place(in: self)
  }

  private func showBackground() {
    if let shownAppearance { return shownAppearance.show(on: background) }
    background.show(
      color: barTintColor, style: barStyle, isTranslucent: isTranslucent,
      image: backgroundImage(for: .default), shadow: shadowImage)
  }
}
