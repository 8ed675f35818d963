// An item that the focus can move to.

public import CoreGraphics

/// An item that the focus can move to ([Apple](https://developer.apple.com/documentation/uikit/uifocusitem)). The
/// keyboard's focus moves through views; it asks them and their environments.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  /// In the coordinates of the container.
  var frame: CGRect { get }
  /// Has no effect: the focus ring is the same for all views.
  var focusEffect: UIFocusEffect? { get }
  /// Has no effect: the keyboard's focus moves in the order of the views.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Has no effect: no remote control is moved.
  var isTransparentFocusItem: Bool { get }
  /// Never called: no remote control is moved.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var isTransparentFocusItem: Bool { false }
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}
