// The invalidation context of a flow layout.

/// The invalidation context of a flow layout
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext)).
/// All of it is laid out again, whatever is said.
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
