// No-op on Linux: an item of a drag; none ever begins.

public import CoreGraphics

/// An item of a drag; none ever begins
/// ([Apple](https://developer.apple.com/documentation/uikit/uidragitem)).
@preconcurrency @MainActor open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  /// Makes the picture. Default: nil, never asked.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }
}
