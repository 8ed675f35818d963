// What swiping a row would offer. It is kept; rows are not swiped here.

import CoreGraphics

/// One offer of a swiped row
/// ([Apple](https://developer.apple.com/documentation/uikit/uicontextualaction)).
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  /// Default: grey, of a destructive one red.
  // Apple's signature: never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

/// What swiping a row would offer.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// One offer of a swiped row, as sources up to iOS 13 make it
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
