// The focus of a television's remote control, for sources that hear of it. Nothing here makes one.

import CoreGraphics

/// From where to where the focus moves
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusupdatecontext)).
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
}

/// Animates beside a move of the focus
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator)).
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
