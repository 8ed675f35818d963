// No-op on Linux: a custom rotor for assistive technology, stored and never turned.

/// A way from element to element that assistive technology would offer. It is kept; nobody turns it here.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  open var name: String
  open var itemSearchBlock: Search

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
  }
}
