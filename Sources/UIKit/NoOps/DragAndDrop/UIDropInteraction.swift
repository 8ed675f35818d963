// No-op on Linux: dropping into a view; its delegate is never asked.

/// Dropping into a view
/// ([Apple](https://developer.apple.com/documentation/uikit/uidropinteraction)); its delegate is
/// never asked.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { logOnce("UIDropInteraction: nothing is dropped in a preview") }
  }
}
