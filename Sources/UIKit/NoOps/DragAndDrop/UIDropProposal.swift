// No-op on Linux: the proposal of a view for a drop; nothing is dropped.

public import CoreGraphics

/// The proposal of a view for a drop
/// ([Apple](https://developer.apple.com/documentation/uikit/uidropproposal)); nothing is dropped.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
  }
}
