// Menus for what is pressed long. They are kept; none comes up here.

public import CoreGraphics

/// What would come up for a long press
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

/// Says what comes up.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Animations beside those of a menu; they are not run.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Brings a menu up for a long press; here none, which adding it says once in the log
/// ([Apple](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction)).
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { logOnce("UIContextMenuInteraction: no menus come up in a preview") }
  }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
}
