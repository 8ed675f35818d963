// No-op on Linux: the edit menu before iOS 16, which is never shown.

public import CoreGraphics
import ObjCRuntime

/// The edit menu ([Apple](https://developer.apple.com/documentation/uikit/uimenucontroller)).
/// Showing it logs once that none is shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  private static let only = UIMenuController()

  open class var shared: UIMenuController { only }

  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  open var menuFrame: CGRect { .zero }

  /// Default: false, and so it stays.
  open var isMenuVisible: Bool {
    get { false }
    set { setMenuVisible(newValue, animated: false) }
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { logOnce("UIMenuController: no menus come up in a preview") }
  }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setMenuVisible(true, animated: true)
  }

  open func hideMenu() {}
  open func hideMenu(from targetView: UIView) {}
  open func update() {}
}
