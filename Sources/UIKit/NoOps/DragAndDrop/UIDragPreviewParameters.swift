// No-op on Linux: the parameters of a drag preview; nothing is dragged.

import CoreGraphics

/// The parameters of a drag preview
/// ([Apple](https://developer.apple.com/documentation/uikit/uidragpreviewparameters)); nothing is
/// dragged.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
