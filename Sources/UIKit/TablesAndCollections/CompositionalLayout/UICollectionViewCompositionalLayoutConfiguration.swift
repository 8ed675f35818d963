// The configuration of a whole compositional layout.

public import CoreGraphics

/// The configuration of a whole compositional layout
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration)).
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points. Default: 0.
  open var interSectionSpacing: CGFloat = 0
  /// Before and after all sections.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Has no effect, as in sections.
  open var contentInsetsReference = UIContentInsetsReference.automatic
}
