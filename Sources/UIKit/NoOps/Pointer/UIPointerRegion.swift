// No-op on Linux: a region of a pointer interaction, which is never asked for.

public import CoreGraphics

/// A region of a pointer interaction, which is never asked for
/// ([Apple](https://developer.apple.com/documentation/uikit/uipointerregion)).
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}
