// No-op on Linux: the target of a preview, which is never shown.

public import CoreGraphics

/// The target of a preview, which is never shown
/// ([Apple](https://developer.apple.com/documentation/uikit/uipreviewtarget)).
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  public let container: UIView
  /// In the container's coordinates.
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}
