// A button that pastes without asking.

public import CoreGraphics

/// A filled button that pastes the copied text into its target, where that edits text
/// ([Apple](https://developer.apple.com/documentation/uikit/uipastecontrol)).
open class UIPasteControl: UIControl {
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0
    case iconOnly = 1
    case labelOnly = 2
  }

  /// The appearance of the button
  /// ([Apple](https://developer.apple.com/documentation/uikit/uipastecontrol/configuration-swift.class)).
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Default: icon and label.
    open var displayMode = DisplayMode.iconAndLabel
    /// Default: dynamic.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// Points, for a fixed corner style. Default: 0.
    open var cornerRadius: CGFloat = 0
    /// Default: nil, white.
    open var baseForegroundColor: UIColor?
    /// Default: nil, the tint.
    open var baseBackgroundColor: UIColor?
    /// Default: leading.
    open var imagePlacement = NSDirectionalRectEdge.leading

    public override init() {}
  }

  public let configuration: Configuration
  /// Is handed what is pasted.
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let button = UIButton(configuration: .filled())

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addButton()
    frame.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
    addButton()
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    addButton()
  }

  private func addButton() {
    button.configuration = buttonConfiguration
    button.isUserInteractionEnabled = false
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.frame = bounds
    addPart(button)
  }

  private var buttonConfiguration: UIButton.Configuration {
    var button = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { button.title = "Paste" }
    if configuration.displayMode != .labelOnly {
      button.image = UIImage(systemName: "doc.on.doc")
    }
    button.imagePadding = 4
    button.imagePlacement = configuration.imagePlacement
    button.cornerStyle = configuration.cornerStyle
    if configuration.cornerStyle == .fixed {
      button.background.cornerRadius = configuration.cornerRadius
    }
    button.baseForegroundColor = configuration.baseForegroundColor
    button.baseBackgroundColor = configuration.baseBackgroundColor
    return button
  }

  override func stateDidChange() {
    super.stateDidChange()
    button.isEnabled = isEnabled
    button.isHighlighted = isHighlighted
  }

  override func triggerInside(_ event: UIEvent?) {
    super.triggerInside(event)
    guard let target, UIPasteboard.general.hasStrings else { return }
    if let responder = target as? any UIResponder & UITextInput {
      responder.paste(self)
    } else {
      logOnce("UIPasteControl: only texts can be pasted into, as item providers hold nothing here")
    }
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}
