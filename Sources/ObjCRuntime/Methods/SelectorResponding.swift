// Objects that override `responds(to:)`.

/// An object that decides itself which selectors it responds to. The lowering makes a class that overrides
/// `responds(to:)` conform.
public protocol SelectorResponding: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, the signature that is overridden
  /// Whether the object responds to the selector.
  func responds(to aSelector: Selector!) -> Bool
}
