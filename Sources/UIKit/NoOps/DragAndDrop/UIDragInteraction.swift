// No-op on Linux: dragging out of a view; its delegate is never asked.

/// Dragging out of a view
/// ([Apple](https://developer.apple.com/documentation/uikit/uidraginteraction)); its delegate is
/// never asked.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false
  open class var isEnabledByDefault: Bool { false }

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { logOnce("UIDragInteraction: nothing is dragged in a preview") }
  }
}
