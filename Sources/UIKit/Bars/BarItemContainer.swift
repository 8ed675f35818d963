// Bars that make views of their items.

/// A bar that makes views of items.
@MainActor protocol BarItemContainer: UIView {
  /// An item, or which there are, is another than it was.
  func itemsDidChange()
}
