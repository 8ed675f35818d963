// A header or footer of a compositional layout.

public import CoreGraphics

/// A header or a footer
/// ([Apple](https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem)).
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  /// Whether it makes the section longer. Default: true.
  open var extendsBoundary = true
  /// Whether the item stays visible while its section is. Default: false.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
    zIndex = 10
  }
}
