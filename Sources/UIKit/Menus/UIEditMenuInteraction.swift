// The menu over what is edited, as sources from iOS 16 on ask for it. It is kept and does not come up.

public import CoreGraphics

/// Where a menu's arrow points.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}

/// What would come up, and where
/// ([Apple](https://developer.apple.com/documentation/uikit/uieditmenuconfiguration)).
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  /// Points, in the interaction's view.
  public let sourcePoint: CGPoint
  /// Default: automatic.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Without an identifier it has one of its own.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// Animations beside those of a menu; they are not run.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Says what comes up; nothing does here, so it is not asked.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Brings a menu up over what is edited; here none, which asking for it says once in the log
/// ([Apple](https://developer.apple.com/documentation/uikit/uieditmenuinteraction)).
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    logOnce("UIEditMenuInteraction: no menus come up in a preview")
  }

  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}
