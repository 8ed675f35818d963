// Badges, headers, footers and grounds of a compositional layout.

public import CoreGraphics

/// Where something is tied to what it belongs to
/// ([Apple](https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor)).
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  public let isFractionalOffset: Bool

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }

  /// In sizes of what is tied.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }

  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// The point of a rectangle that the edges name; without edges the middle.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }
}

/// A view beside an item
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

  /// Its own anchor upon the container's; without one the same edges.
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

/// The edge that a header or a footer stands at.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  var isBefore: Bool { [.top, .topLeading, .topTrailing].contains(self) }
  var isAfter: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(self) }
}

/// A header or a footer
/// ([Apple](https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem)).
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  /// Whether it makes the section longer. Default: true.
  open var extendsBoundary = true
  /// Whether it stays in sight as long as its section is. Default: false.
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

/// A view behind a section
/// ([Apple](https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem)).
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// Default: 0.
  open var zIndex = 0

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
