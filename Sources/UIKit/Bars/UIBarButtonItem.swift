// A button in a bar.

public import CoreGraphics
public import ObjCRuntime

/// A button in a navigation bar or a toolbar
/// ([Apple](https://developer.apple.com/documentation/uikit/uibarbuttonitem)).
///
/// System items whose image is Apple's own show their title.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    @available(*, deprecated, renamed: "plain")
    case bordered = 1
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  private(set) var systemItem: SystemItem?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    super.init()
    become(systemItem)
    aim(at: target, action)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    aim(at: target, action)
  }

  /// Takes the title or image of a system item.
  func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
    (title, image) = SystemBarItems.content(systemItem)
  }

  func aim(at target: Any?, _ action: Selector?) {
    self.target = target.map { ObjCRuntime.receiver(of: $0) }
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// An item that performs the action; its title and image are the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.map(\.title)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  open class func flexibleSpace() -> Self { space(.flexibleSpace, 0) }

  open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width) }

  private static func space(_ kind: SystemItem, _ width: CGFloat) -> Self {
    let item = vitrineInstance()
    item.become(kind)
    item.width = width
    return item
  }

  open var style = Style.plain { didSet { itemDidChange() } }
  /// Points; 0 follows from the content. Default: 0.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  open var possibleTitles: Set<String>?
  /// Has no effect: images of items are not animated. Default: true.
  open var isSymbolAnimationEnabled = true
  /// Shown instead of a button. Default: nil.
  open var customView: UIView? { didSet { itemDidChange() } }
  /// The target, not retained. Nil for the first responder that knows the selector.
  open weak var target: AnyObject?
  /// Takes the place of ``primaryAction``.
  open var action: Selector? { didSet { if action != nil { primaryAction = nil } } }
  open var primaryAction: UIAction?
  /// Has no effect: menus are never shown.
  open var menu: UIMenu?
  open var isSelected = false { didSet { itemDidChange() } }
  open var isHidden = false { didSet { itemDidChange() } }
  /// Default: nil, the bar's.
  open var tintColor: UIColor? { didSet { itemDidChange() } }

  private var backgroundImages = StateTable<UIImage>()

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[exactly: state] = backgroundImage
    itemDidChange()
  }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages.value(for: state) }

  open func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}

  // MARK: Display

  var isFlexible: Bool { systemItem == .flexibleSpace }
  var isSpace: Bool { isFlexible || systemItem == .fixedSpace }

  /// Sends what a press sends.
  func press() {
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target ?? target(for: action), from: self, for: nil)
  }

  private func target(for action: Selector) -> AnyObject? {
    bar?.target(forAction: action, withSender: self).map { $0 as AnyObject }
  }

  /// The view that a bar shows now.
  private(set) weak var shownView: UIView?

  /// Returns the view that a bar shows; nil for spaces.
  func makeView() -> UIView? {
    if isSpace || isHidden { return nil }
    let view = customView ?? BarButton(self)
    shownView = view
    return view
  }
}
