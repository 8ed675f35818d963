// No-op on Linux: animations alongside a drag, which are never run.

/// Animations alongside a drag or a drop, which are never run
/// ([Apple](https://developer.apple.com/documentation/uikit/uidraganimating)).
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
