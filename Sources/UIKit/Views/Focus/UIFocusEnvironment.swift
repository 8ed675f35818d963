// A part of the focus system. The keyboard's focus asks and tells it; a remote control's does not exist.

public import CoreGraphics

/// A part of the focus system
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusenvironment)). Where the keyboard moves the focus,
/// the environments around the views before and after are asked and told. Preferences are never asked for, as only a
/// remote control's focus looks for them.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Has no effect: the keyboard's focus knows no groups.
  var focusGroupIdentifier: String? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// Never called: no sound is played.
  func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
}

extension UIFocusEnvironment {
  public var focusGroupIdentifier: String? { nil }
  public func soundIdentifierForFocusUpdate(
    in context: UIFocusUpdateContext
  ) -> UIFocusSoundIdentifier? { nil }
}
