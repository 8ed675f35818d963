// No-op on Linux: context menus, which are never shown.

public import CoreGraphics

/// The context menu of a view
/// ([Apple](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction)). Adding it
/// logs once that none is shown.
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
