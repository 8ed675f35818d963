// A section of a compositional layout.

public import CoreGraphics

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A sequence of groups, with headers and footers
/// ([Apple](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection)).
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The list that the section is; nil for another.
  var list: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// Around all groups. Default: zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Points. Default: 0.
  open var interGroupSpacing: CGFloat = 0
  /// Has no effect: insets are relative to the collection view's own.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers respect the section's content insets. Default: true.
  open var supplementariesFollowContentInsets = true
  /// Default: none.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the section's visible items in each layout. Default: nil.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}
