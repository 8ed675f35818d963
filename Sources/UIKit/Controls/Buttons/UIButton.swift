// Buttons: titles and images by state, in a layout that iOS sources rely on.

public import CoreGraphics

/// A control with a title, an image and a background, each by state
/// ([Apple](https://developer.apple.com/documentation/uikit/uibutton)).
///
/// `UIButton()` is a custom one: white title, system font 18, no tint. A system button shows title
/// and image in its tint, at 15 points, faint while pressed and grey while disabled.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
    public static let roundedRect = ButtonType.system
  }

  var titles = StateTable<String>()
  var attributedTitles = StateTable<NSAttributedString>()
  var titleColors = StateTable<UIColor>()
  var shadowColors = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var backgroundImages = StateTable<UIImage>()
  var label: ButtonLabel?
  var imagePart: ButtonImageView?
  var backgroundPart: ButtonImageView?
  var pressGlow: CALayer?
  /// The filled rectangle behind the content of a selected system button.
  var selectionPart: UIView?
  /// The views of the configuration, which replace the standard ones.
  var configured: ButtonConfigurationContent?

  override class var isOpaqueByDefault: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIButton.self)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  func become(_ type: ButtonType) {
    buttonType = type
    if let picture = type.picture { images[exactly: .normal] = picture }
    updateContent()
  }

  /// A button that shows the action's title and image and performs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A custom button that shows the action's title and image and performs it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// A button with the configuration, which performs the action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  open private(set) var buttonType = ButtonType.custom

  /// Has no effect: the content size does not change. Default: false.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  // MARK: Configuration

  /// The configuration. With one, content insets and backgrounds by state are without effect.
  /// Default: nil.
  open var configuration: Configuration? {
    get { configured?.configuration }
    set { adopt(newValue) }
  }

  /// Called before the button is shown in another state; it may set another configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var automaticallyUpdatesConfiguration = true

  open func setNeedsUpdateConfiguration() {
    configured?.needsUpdate = true
    setNeedsLayout()
  }

  /// Default: calls `configurationUpdateHandler`.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// The role of a button in an alert.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  /// Creates a system button with an image. On Apple's systems it is of the receiver's class, which
  /// cannot be created here without its initialiser.
  // On Apple's systems of the class that is asked, which cannot be made here without its
  // initialiser.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Sets the configuration of symbol images in a state; the normal state's is the fallback. A
  /// symbol's own configuration takes precedence.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    updateContent()
  }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
      ?? preferredSymbolConfigurationForImage(in: .normal)
  }

  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue]
  }

  private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]

  /// Has no effect: the pointer stays as the desktop shows it.
  open var role = Role.normal
  open var isPointerInteractionEnabled = false
  /// Chooses the pointer's look over the button. Default: nil, never asked.
  open var pointerStyleProvider:
    (
      (_ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape) ->
        UIPointerStyle?
    )?
  open var behavioralStyle: UIBehavioralStyle { .pad }
  open var isHeld: Bool { false }
  open var isHovered: Bool { false }
  /// Has no effect: buttons behave as on an iPhone.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Has no effect: menus are never shown.
  open var menu: UIMenu? { didSet { updateContent() } }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var changesSelectionAsPrimaryAction = false { didSet { updateContent() } }

  // MARK: Subviews

  /// The title label, created on first use.
  open var titleLabel: UILabel? { configured?.title ?? madeLabel }

  /// The image view, created on first use.
  open var imageView: UIImageView? { configured?.picture ?? madeImagePart }

  /// The subtitle of a configured button. Default: nil.
  open var subtitleLabel: UILabel? { configured?.subtitle }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[exactly: state] = title
    updateContent()
  }

  open func title(for state: UIControl.State) -> String? { titles.value(for: state) }

  /// Sets the attributed title of a state, which takes precedence over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[exactly: state] = title.map { NSAttributedString(attributedString: $0) }
    updateContent()
  }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles.value(for: state)
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[exactly: state] = color
    updateContent()
  }

  /// Default: white, of a system button the tint, and grey while it is disabled.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[exactly: state] ?? defaultTitleColor(for: state)
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    shadowColors[exactly: state] = color
    updateContent()
  }

  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    shadowColors.value(for: state)
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[exactly: state] = image
    updateContent()
  }

  open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[exactly: state] = image
    updateContent()
  }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages.value(for: state)
  }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Insets

  /// Points around image and title together. Default: zero, which leaves 6 points above and below
  /// the title in the intrinsic size.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      guard accept(&contentEdgeInsets, oldValue, name: "UIButton.contentEdgeInsets") else { return }
      invalidateIntrinsicContentSize()
    }
  }

  /// Points around the title; they move it and do not change the intrinsic size. Default: zero.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet {
      guard accept(&titleEdgeInsets, oldValue, name: "UIButton.titleEdgeInsets") else { return }
      setNeedsLayout()
    }
  }

  /// Points around the image; they move it and do not change the intrinsic size. Default: zero.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet {
      guard accept(&imageEdgeInsets, oldValue, name: "UIButton.imageEdgeInsets") else { return }
      setNeedsLayout()
    }
  }

  // MARK: Appearance

  /// Whether an image that is used for the highlighted state too is darkened. Default: true.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { updateContent() } }
  }

  /// Whether an image that is used for the disabled state too is half transparent. Default: true.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { updateContent() } }
  }

  /// Whether a glow shows while the button is pressed. Default: false.
  open var showsTouchWhenHighlighted = false

  /// Whether the title's shadow offset is negated while the button is pressed. Default: false.
  open var reversesTitleShadowWhenHighlighted = false

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    updateContent()
    showPress()
  }

  // MARK: Rectangles

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect).titleRect
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect).imageRect
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeParts()
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Keyboard

  open override var canBecomeFocused: Bool { isEnabled }

  override func triggerInside(_ event: UIEvent?) {
    super.triggerInside(event)
    send(.primaryActionTriggered, event)
  }
}
