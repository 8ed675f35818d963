// The bar at the bottom: buttons in a row.

public import CoreGraphics

/// A bar of buttons ([Apple](https://developer.apple.com/documentation/uikit/uitoolbar)). Flexible
/// spaces share the remaining width.
open class UIToolbar: UIView, UIBarPositioning, BarItemContainer {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  private let background = BarBackground(lineIsAbove: true)
  private var backgroundImages: [Int: UIImage] = [:]
  private var shadowImages: [Int: UIImage] = [:]
  private var views: [UIView?] = []
  private var isStale = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    insertSubview(background, at: 0)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insertSubview(background, at: 0)
    decode(coder, as: UIToolbar.self)
  }

  open weak var delegate: (any UIToolbarDelegate)?
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
  open var barStyle = UIBarStyle.default { didSet { itemsDidChange() } }
  /// The background's colour. Default: nil, the system's.
  open var barTintColor: UIColor? { didSet { itemsDidChange() } }
  open var isTranslucent = true { didSet { itemsDidChange() } }

  /// From the left. Default: nil.
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
    itemsDidChange()
  }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics.rawValue] }

  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[0] = shadowImage
    itemsDidChange()
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[0]
  }

  private var ownAppearance: UIToolbarAppearance?

  /// The standard appearance. Once set, it overrides the bar's other properties.
  open var standardAppearance: UIToolbarAppearance {
    get { ownAppearance ?? UIToolbarAppearance() }
    set {
      ownAppearance = newValue
      itemsDidChange()
    }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactAppearance: UIToolbarAppearance?

  func itemsDidChange() {
    isStale = true
    setNeedsLayout()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarHeights(of: self).toolbar)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarHeights(of: self).toolbar)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followSizeClasses(previousTraitCollection)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = background.frame(in: self)
    background.show(
      ownAppearance, orColor: barTintColor, style: barStyle, isTranslucent: isTranslucent,
      image: backgroundImages[0], shadow: shadowImages[0])
    if isStale { makeViews() }
    placeItems()
  }

  private func makeViews() {
    isStale = false
    for view in views { view?.removeFromSuperview() }
    views = (items ?? []).map { item in
      item.bar = self
      return item.makeView()
    }
    for view in views { view.map(addSubview) }
  }

  private func placeItems() {
    let items = items ?? []
    let widths = zip(items, views).map(width)
    let flexible = items.count { $0.isFlexible }
    let gaps = zip(items, items.dropFirst()).count { !$0.isSpace && !$1.isSpace }
    let used = widths.reduce(0, +) + CGFloat(gaps) * Self.gap
    let room = bounds.inset(by: UIEdgeInsets(safeSides: safeAreaInsets))
    let free = max(0, room.width - 2 * Self.margin - used)
    let share = flexible > 0 ? free / CGFloat(flexible) : 0
    var x = room.minX + Self.margin
    for (index, item) in items.enumerated() {
      let width = item.isFlexible ? share : widths[index]
      if let view = views[index] {
        let height =
          view is BarButton ? bounds.height : min(bounds.height, max(view.bounds.height, 1))
        view.frame = CGRect(
          x: x.rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
          height: height)
      }
      x += width
      if index + 1 < items.count, !item.isSpace, !items[index + 1].isSpace { x += Self.gap }
    }
  }

  private func width(_ item: UIBarButtonItem, _ view: UIView?) -> CGFloat {
    guard let view else { return item.isFlexible ? 0 : item.width }
    if view is BarButton { return view.intrinsicContentSize.width }
    if item.width > 0 { return item.width }
    return view.bounds.width > 0 ? view.bounds.width : max(0, view.intrinsicFrameSize.width)
  }
}
