// No-op on Linux: the focus system of remote controls, which never moves a focus.

import CoreGraphics

/// A part of the focus system of remote controls, which never moves a focus
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusenvironment)).
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
