// How a thing would look while it is dragged.

import CoreGraphics

/// What of a view would be seen of it
/// ([Apple](https://developer.apple.com/documentation/uikit/uidragpreviewparameters)).
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
