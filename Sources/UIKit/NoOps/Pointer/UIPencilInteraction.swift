// No-op on Linux: double taps of a pencil, which never happen.

/// Double taps of a pencil, which never happen
/// ([Apple](https://developer.apple.com/documentation/uikit/uipencilinteraction)).
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
  open private(set) weak var view: UIView?

  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  open class var prefersPencilOnlyDrawing: Bool { false }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
