// Message forwarding, as proxies use it: a display link's target that holds its owner weakly.

/// An object that forwards selectors without a method of its own to another object. The lowering makes a class that
/// overrides `forwardingTarget(for:)` conform
/// ([Apple](https://developer.apple.com/documentation/objectivec/nsobject/forwardingtarget(for:))).
public protocol SelectorForwarding: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, the signature that is overridden
  /// Returns the object that receives the selector instead; nil or the object itself for none.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}
