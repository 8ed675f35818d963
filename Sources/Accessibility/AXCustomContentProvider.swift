// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// The type is Apple's.

// Elements with further texts.

/// An element that says more about itself
/// ([Apple](https://developer.apple.com/documentation/accessibility/axcustomcontentprovider)).
public protocol AXCustomContentProvider: AnyObject {
  /// The texts, in the order in which they are read.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
