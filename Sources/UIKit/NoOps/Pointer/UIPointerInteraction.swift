// No-op on Linux: pointer effects over a view, stored and never applied.

public import CoreGraphics

/// The pointer interaction of a view
/// ([Apple](https://developer.apple.com/documentation/uikit/uipointerinteraction)). Adding it logs
/// once that the pointer stays unchanged.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
  }

  open func invalidate() {}
  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { logOnce("UIPointerInteraction: the pointer stays as the desktop shows it") }
  }
}
