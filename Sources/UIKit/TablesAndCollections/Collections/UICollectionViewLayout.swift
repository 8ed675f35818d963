// The base class of collection view layouts.

public import CoreGraphics

/// Computes the layout attributes of elements
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewlayout)). Subclasses
/// override the queries.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, NSCoding {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  nonisolated open func encode(with coder: NSCoder) {}

  /// The collection view of the layout. Read-only, so that an override may be non-optional.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Queries

  /// Called before the others where something changed.
  open func prepare() {}

  /// Points. Default: zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// All that reach into the rectangle. Default: nil.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether scrolling or a new size changes the layout. Default: false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the content offset at which scrolling comes to rest. Default: the proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Used by the collection view

  /// Whether the element is self-sizing. Default: false.
  func isSelfSizing(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Discards the cached preferred sizes of items.
  func invalidatePreferredSizes() {}

  /// Returns the visible frame of an element. Default: its frame.
  func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }

  /// The view in which an item's section scrolls by itself. Default: nil, the collection.
  func host(of path: IndexPath) -> UIScrollView? { nil }

  // MARK: Updates

  /// Invalidates the whole layout.
  open func invalidateLayout() {
    collectionView?.setNeedsPreparation()
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  // Does nothing: changes of the layout are not animated.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  /// Never called: changes are shown at once.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Default: false. A subclass that mirrors itself overrides it.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decorations

  private(set) var decorations: [String: AnyClass] = [:]

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  /// Registers nothing: decoration views from nibs are not supported, which is logged once.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nil
    guard nib != nil else { return }
    logOnce("UICollectionViewLayout.register: a decoration view is not made from a nib")
  }
}
