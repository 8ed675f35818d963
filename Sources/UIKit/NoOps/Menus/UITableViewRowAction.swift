// No-op on Linux: a swipe action of a row before iOS 13, which is never offered.

/// A swipe action of a row before iOS 13, which is never offered
/// ([Apple](https://developer.apple.com/documentation/uikit/uitableviewrowaction)).
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    public static let destructive = Style.default
  }

  public let style: Style
  let handler: (UITableViewRowAction, IndexPath) -> Void
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?

  public init(
    style: Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
