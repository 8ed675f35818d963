// No-op on Linux: a hint of a remote control that the focus may move; none is ever made.

public import CoreGraphics
public import QuartzCore

/// A hint that the focus may move ([Apple](https://developer.apple.com/documentation/uikit/uifocusmovementhint)). None
/// is ever made: no remote control is moved.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject, NSCopying {
  override init() {}

  open var movementDirection: CGVector { .zero }
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  open var rotation: CGVector { .zero }
  open var translation: CGVector { .zero }
  open var interactionTransform: CATransform3D { CATransform3DIdentity }

  public func copy(with zone: NSZone? = nil) -> Any { UIFocusMovementHint() }
}
