// No-op on Linux: the focus effect of a view, stored; the focus ring is the same for all views.

public import CoreGraphics

/// The focus effect of a view, stored
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocuseffect)); the focus ring is the
/// same for all views.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  public override init() {}

  /// Nothing shows it.
  open class func none() -> UIFocusEffect { UIFocusEffect() }
}
