// The navigation bar: a title, buttons at its sides and the back button.

public import CoreGraphics

/// Shows the top item of a stack
/// ([Apple](https://developer.apple.com/documentation/uikit/uinavigationbar)). A bar without a controller does not
/// animate pushes and pops.
open class UINavigationBar: UIView, UIBarPositioning, BarItemContainer {
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

  /// Whether the contents below the bar are at their top; nil where no controller knows. Then the bar has no background
  /// of its own, as since iOS 15.
  var isAtScrollEdge: Bool? {
    didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } }
  }

  /// The appearance of the bar as its contents are scrolled now; nil: the older properties hold.
  var shownAppearance: UINavigationBarAppearance? {
    let standard = topItem?.standardAppearance ?? ownAppearance
    guard isAtScrollEdge == true else { return standard }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  /// Whether the bar shows nothing behind its items: at the top of its contents, unless somebody chose a background.
  private var isTransparent: Bool {
    isAtScrollEdge == true && topItem?.scrollEdgeAppearance == nil && scrollEdgeAppearance == nil
      && isTranslucent && backgroundImages.isEmpty && barStyle == .default
  }

  // MARK: Items

  private var stack: [UINavigationItem] = []

  /// From the bottom to the top.
  open var items: [UINavigationItem]? {
    get { stack }
    set {
      if let newValue, newValue == stack, !newValue.isEmpty { return }
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

  /// The height of the row of buttons.
  var rowHeight: CGFloat { BarHeights(of: self).navigationBar }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followSizeClasses(previousTraitCollection)
    itemsDidChange()
  }

  private var wholeHeight: CGFloat {
    if isSearching { return searchHeight }
    return rowHeight + (showsLargeTitle ? max(0, Self.largeTitleHeight - collapse) : 0)
      + searchHeight
  }

  /// Whether a search has taken the place of title and buttons.
  var isSearching: Bool {
    guard let search = topItem?.searchController, !isSearchInline else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// Whether the search bar stands in the row of buttons.
  var isSearchInline: Bool { topItem?.searchBarPlacement == .inline }

  /// Whether the search bar slides away with the contents.
  var hidesSearch: Bool {
    guard let item = topItem, let search = item.searchController else { return false }
    return item.hidesSearchBarWhenScrolling && !isSearchInline && !search.isActive
  }

  /// Points of the large title that have slid away; negative where the contents are pulled down.
  var collapse: CGFloat = 0 { didSet { if collapse != oldValue { heightDidChange() } } }
  /// Points of the search bar that have slid away.
  var searchCollapse: CGFloat = 0 {
    didSet { if searchCollapse != oldValue { heightDidChange() } }
  }

  private func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Whether the title of the top item is a large one. A phone that lies shows none.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isInCompactHeight else { return false }
    let mode = stack.reversed().lazy.map(\.largeTitleDisplayMode).first { $0 != .automatic }
    return mode == nil || mode == .always
  }

  /// Takes other items, and returns the exchange of what is shown of them.
  func exchange(
    _ items: [UINavigationItem], _ operation: UINavigationController.Operation
  ) -> NavigationBarExchange {
    layoutIfNeeded()
    for item in stack { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
    (collapse, searchCollapse) = (0, 0)
    let (old, new) = parts.exchange(in: self)
    setNeedsLayout()
    superview?.setNeedsLayout()
    knownHeight = wholeHeight
    return NavigationBarExchange(self, from: old, to: new, isPop: operation == .pop)
  }

  /// The height of the top item's search bar below the row of buttons.
  var searchHeight: CGFloat { max(0, fullSearchHeight - (hidesSearch ? searchCollapse : 0)) }

  /// The same of one that has not slid away.
  var fullSearchHeight: CGFloat {
    guard let bar = topItem?.searchController?.searchBar, !isSearchInline else { return 0 }
    return Self.searchHeight + (bar.hasScopeRow ? UISearchBar.scopeHeight : 0)
  }

  /// A button of a container, before the item's own at the left. Default: nil.
  var containerItem: UIBarButtonItem? {
    didSet { if containerItem !== oldValue { itemsDidChange() } }
  }

  /// The height that the superview last laid out; a change invalidates its layout.
  private var knownHeight: CGFloat = 44

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = background.frame(in: self)
    showBackground()
    parts.place(in: self)
  }

  private func showBackground() {
    if isTransparent { return background.showNothing() }
    if let shownAppearance { return shownAppearance.show(on: background) }
    background.show(
      color: barTintColor, style: barStyle, isTranslucent: isTranslucent,
      image: backgroundImage(for: .default), shadow: shadowImage)
  }
}
