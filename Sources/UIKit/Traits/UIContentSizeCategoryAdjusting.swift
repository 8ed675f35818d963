// Views that adjust their fonts to the preferred content size.

public import CoreGraphics

/// Views that adjust their fonts to the preferred content size
/// ([Apple](https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting)).
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
