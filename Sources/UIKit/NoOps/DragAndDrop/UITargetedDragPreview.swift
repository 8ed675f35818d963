// No-op on Linux: the preview of a dragged item; none is dragged.

/// The preview of a dragged item
/// ([Apple](https://developer.apple.com/documentation/uikit/uitargeteddragpreview)); none is
/// dragged.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
