// The invalidation context of a flow layout.

/// The invalidation context of a flow layout
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext)).
/// The whole layout is invalidated in any case.
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
