// A button of an alert.

public import CoreGraphics

/// A button of an alert or an action sheet
/// ([Apple](https://developer.apple.com/documentation/uikit/uialertaction)).
@preconcurrency @MainActor open class UIAlertAction: NSObject, NSCopying {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public let title: String?
  public let style: Style
  /// Default: true.
  open var isEnabled = true { didSet { onChange?() } }
  let handler: ((UIAlertAction) -> Void)?
  /// Called when the action's button must look different.
  var onChange: (() -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
