// A supplementary item of a compositional layout, such as a badge.

/// A supplementary view of an item, such as a badge
/// ([Apple](https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem)).
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Default: 1, before the items.
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame that lays the item's anchor upon the container's. Without an anchor of its own
  /// the item has the container's edges.
  func frame(in container: CGRect) -> CGRect {
    let size = layoutSize.points(in: container.size)
    let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
    let place = containerAnchor.point(of: container)
    var frame = CGRect(origin: CGPoint(x: place.x - own.x, y: place.y - own.y), size: size)
    for anchor in [containerAnchor, itemAnchor].compactMap(\.self) {
      let unit = anchor.isFractionalOffset ? size : CGSize(width: 1, height: 1)
      frame = frame.offsetBy(
        dx: anchor.offset.x * unit.width, dy: anchor.offset.y * unit.height)
    }
    return frame
  }
}
