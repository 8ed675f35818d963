// The parts of a collection view layout that an update invalidates.

public import CoreGraphics

/// The parts of a collection view layout that an update invalidates.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = true
  open internal(set) var invalidateDataSourceCounts = false
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths by element kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths by element kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  public override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    let known = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths = known.merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    let known = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths = known.merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
