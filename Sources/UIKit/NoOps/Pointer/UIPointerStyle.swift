// No-op on Linux: the style of the pointer over a view, which is never applied.

public import CoreGraphics

/// The style of the pointer over a view, which is never applied.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }

  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }

  public static func hidden() -> Self { Self() }
  public static func system() -> Self { Self() }

  public required override init() { super.init() }
}
