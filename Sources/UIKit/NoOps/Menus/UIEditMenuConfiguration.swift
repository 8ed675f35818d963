// No-op on Linux: the configuration of an edit menu, which is never shown.

public import CoreGraphics

/// The configuration of an edit menu, which is never shown
/// ([Apple](https://developer.apple.com/documentation/uikit/uieditmenuconfiguration)).
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  /// Points, in the interaction's view.
  public let sourcePoint: CGPoint
  /// Default: automatic.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Without an identifier it has one of its own.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}
