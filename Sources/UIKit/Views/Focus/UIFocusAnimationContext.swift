// The context of an animation of the focus.

public import CoreGraphics

/// The context of an animation that goes with a change of the focus
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusanimationcontext)).
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// Seconds.
  var duration: TimeInterval { get }
}
