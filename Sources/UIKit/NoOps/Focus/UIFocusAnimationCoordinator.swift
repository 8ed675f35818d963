// No-op on Linux: the coordinator of focus animations of remote controls; none is ever made.

/// The coordinator of focus animations of remote controls; none is ever made
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator)).
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
