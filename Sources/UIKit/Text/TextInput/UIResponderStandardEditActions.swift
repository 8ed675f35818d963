// The standard edit actions of responders.

/// The standard edit actions
/// ([Apple](https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions)). All
/// responders have them; those that edit no text do nothing.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}
