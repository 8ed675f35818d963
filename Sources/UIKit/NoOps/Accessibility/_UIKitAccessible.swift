// No-op on Linux: the accessibility properties of every object, stored and read by no assistive
// technology.

public import CoreGraphics

/// The accessibility properties of every object
/// ([Apple](https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility)).
public protocol _UIKitAccessible: NSObject {}
