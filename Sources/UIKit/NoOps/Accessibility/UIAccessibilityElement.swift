// No-op on Linux: an accessibility element of a container, stored and never announced.

public import CoreGraphics

/// An accessibility element of a container, stored and never announced
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
