// No-op on Linux: the configuration of a context menu, which is never shown.

public import CoreGraphics

/// The configuration of a context menu, which is never shown
/// ([Apple](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration)).
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public typealias PreviewProvider = () -> UIViewController?
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  open var preferredMenuElementOrder = ElementOrder.automatic
  public let identifier: any NSCopying
  let actionProvider: ActionProvider?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
  }
}
