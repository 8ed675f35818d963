// No-op on Linux: the picture of a dragged item; none is dragged.

/// The picture of a dragged item ([Apple](https://developer.apple.com/documentation/uikit/uidragpreview)); none is
/// dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}
