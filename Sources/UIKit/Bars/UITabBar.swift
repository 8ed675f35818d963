// The bar of tabs at the bottom.

public import CoreGraphics

/// A bar of tabs, one of which is selected
/// ([Apple](https://developer.apple.com/documentation/uikit/uitabbar)).
open class UITabBar: UIView, BarItemContainer {
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  /// Shows nothing.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Whether items were moved: never.
  open func endCustomizing(animated: Bool) -> Bool { false }
  open var isCustomizing: Bool { false }

  private let background = BarBackground(lineIsAbove: true)
  private let indicator = UIImageView()
  private var buttons: [TabBarButton] = []
  private var isStale = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UITabBar.self)
  }

  private func setUp() {
    addSubview(background)
    addSubview(indicator)
  }

  open weak var delegate: (any UITabBarDelegate)?

  // MARK: Items

  open var items: [UITabBarItem]? {
    didSet {
      if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
      itemsDidChange()
    }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Default: nil, none.
  open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }

  // MARK: Appearance

  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  /// The background's colour. Default: nil, the system's.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  /// The edge's picture, where the background is a picture too. Default: nil.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// Behind the chosen tab. Default: nil.
  open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  /// The tint of unselected tabs. Default: nil, a grey.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  @available(*, deprecated, renamed: "tintColor")
  open var selectedImageTintColor: UIColor?
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// Points; 0 is the system's. Default: 0.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  private var ownAppearance: UITabBarAppearance?

  /// The standard appearance. Once set, it overrides the bar's other properties.
  open var standardAppearance: UITabBarAppearance {
    get { ownAppearance ?? UITabBarAppearance() }
    set {
      ownAppearance = newValue
      setNeedsLayout()
    }
  }
  /// The appearance while the contents stand at their end. Default: nil, nothing behind the items.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }

  /// Whether the contents below the bar stand at their end; nil where no controller knows.
  var isAtScrollEdge: Bool? {
    didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  func itemsDidChange() {
    isStale = true
    setNeedsLayout()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarHeights(of: self).tabBar)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarHeights(of: self).tabBar)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followSizeClasses(previousTraitCollection)
  }

  /// Whether titles stand beside their images: on a pad and on phones that lie, since iOS 11.
  private var isInline: Bool {
    isInCompactHeight || traitCollection.horizontalSizeClass == .regular
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = background.frame(in: self)
    showBackground()
    if isStale { makeButtons() }
    placeButtons()
  }

  private func showBackground() {
    if isAtScrollEdge == true {
      if let scrollEdgeAppearance { return scrollEdgeAppearance.show(on: background) }
      if isTranslucent, backgroundImage == nil, barStyle == .default {
        return background.showNothing()
      }
    }
    background.show(
      ownAppearance, orColor: barTintColor, style: barStyle, isTranslucent: isTranslucent,
      image: backgroundImage, shadow: shadowImage)
  }

  private func makeButtons() {
    isStale = false
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.bar = self
      let button = TabBarButton(item)
      button.addAction(
        UIAction { [weak self, weak item] _ in item.map { self?.choose($0) } }, for: .touchUpInside)
      addSubview(button)
      return button
    }
  }

  private func choose(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func placeButtons() {
    let items = items ?? []
    guard !items.isEmpty else { return }
    let room = bounds.inset(by: UIEdgeInsets(safeSides: safeAreaInsets))
    let whole = room.width - itemSpacing * CGFloat(items.count - 1)
    let isCentered = itemPositioning == .centered && itemWidth > 0
    let width = isCentered ? itemWidth : whole / CGFloat(items.count)
    let used = width * CGFloat(items.count) + itemSpacing * CGFloat(items.count - 1)
    var x = isCentered ? (bounds.width - used) / 2 : room.minX
    indicator.isHidden = true
    for (item, button) in zip(items, buttons) {
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + itemSpacing
      show(button, isSelected: item === selectedItem)
    }
  }

  private func show(_ button: TabBarButton, isSelected: Bool) {
    let itemAppearance =
      isInCompactHeight
      ? ownAppearance?.compactInlineLayoutAppearance
      : isInline ? ownAppearance?.inlineLayoutAppearance : ownAppearance?.stackedLayoutAppearance
    let own = isSelected ? itemAppearance?.selected.iconColor : itemAppearance?.normal.iconColor
    let standard: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
    button.layout = isInCompactHeight ? .compactInline : isInline ? .inline : .stacked
    button.show(isSelected: isSelected, tint: own ?? standard, isOwnTint: own != nil)
    guard isSelected, let image = selectionIndicatorImage else { return }
    indicator.isHidden = false
    indicator.image = image
    indicator.frame = CGRect(
      x: button.frame.midX - image.size.width / 2, y: bounds.midY - image.size.height / 2,
      width: image.size.width, height: image.size.height)
  }
}
