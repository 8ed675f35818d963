// No-op on Linux: a container that scrolls to the focus, which nothing asks.

public import CoreGraphics

/// A container that can scroll to the focused item
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusitemscrollablecontainer)). Nothing asks it.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}
