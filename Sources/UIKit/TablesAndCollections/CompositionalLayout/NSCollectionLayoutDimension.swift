// A length in a compositional layout: a fraction, points or an estimate.

public import CoreGraphics

/// A length: a fraction of its container's, points, or an estimate
/// ([Apple](https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension)).
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case width, height, points, estimate }

  let kind: Kind
  /// A part of 1, or points.
  open private(set) var dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }

  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }

  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points, absoluteDimension)
  }

  /// An estimate, until the content determines its actual size.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimate, estimatedDimension)
  }

  open var isFractionalWidth: Bool { kind == .width }
  open var isFractionalHeight: Bool { kind == .height }
  open var isAbsolute: Bool { kind == .points }
  open var isEstimated: Bool { kind == .estimate }

  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: dimension * container.width
    case .height: dimension * container.height
    case .points, .estimate: dimension
    }
  }
}
