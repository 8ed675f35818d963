// No-op on Linux: the context of a focus update of remote controls; none is ever made.

/// From where to where the focus moves
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusupdatecontext)).
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
}
