// No-op on Linux: the request for a pointer region, which is never made.

public import CoreGraphics

/// The request for a pointer region, which is never made.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  public let location: CGPoint

  init(location: CGPoint) { self.location = location }
}
