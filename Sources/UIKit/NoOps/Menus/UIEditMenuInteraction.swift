// No-op on Linux: the edit menu since iOS 16, which is never shown.

public import CoreGraphics

/// The edit menu of a view
/// ([Apple](https://developer.apple.com/documentation/uikit/uieditmenuinteraction)). Presenting it
/// logs once that none is shown.
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
