// No-op on Linux: the input view of a responder; the keyboard that it replaces never appears.

public import CoreGraphics

/// A view that replaces the keyboard, or is shown above it
/// ([Apple](https://developer.apple.com/documentation/uikit/uiinputview)).
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  public let inputViewStyle: Style
  /// Whether the height follows from constraints. Default: false.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
