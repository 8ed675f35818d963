// No-op on Linux: an accessibility element of a container, stored and never announced.

public import CoreGraphics

/// A part of a container that people who do not see it are told of. It is kept; nobody is told here
/// ([Apple](https://developer.apple.com/documentation/uikit/uiaccessibilityelement)).
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}
