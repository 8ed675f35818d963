// No-op on Linux: a button of an alert, which is never presented.

public import CoreGraphics

/// A button of an alert, which is never presented
/// ([Apple](https://developer.apple.com/documentation/uikit/uialertaction)).
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
