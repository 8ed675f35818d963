// Elements of a container that are no views.

public import CoreGraphics

/// An accessibility element of a container
/// ([Apple](https://developer.apple.com/documentation/uikit/uiaccessibilityelement)).
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// Points of the screen. Default: the frame in the container's space, where that is set and the container is a view.
  open override var accessibilityFrame: CGRect {
    get {
      guard let view = accessibilityContainer as? UIView,
        !accessibilityFrameInContainerSpace.isEmpty
      else { return super.accessibilityFrame }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }
}
