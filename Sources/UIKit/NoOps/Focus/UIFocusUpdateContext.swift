// No-op on Linux: the context of a focus update of remote controls; none is ever made.

/// The context of a focus update of remote controls; none is ever made
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusupdatecontext)).
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
}
