// The mode of a screen.

public import CoreGraphics

/// The mode of a screen.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  /// Pixels.
  public let size: CGSize
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
  }
}
