// No-op on Linux: a container of items that the focus can move to, which nothing asks.

public import CoreGraphics

/// A container of items that the focus can move to
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusitemcontainer)). Nothing asks it: the keyboard's
/// focus moves through views.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
