// The layout attributes of one element of a collection view.

public import CoreGraphics
public import QuartzCore

/// The frame and appearance of one element
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes)).
///
/// Subclasses with properties of their own override `copy(with:)`, as on Apple's systems.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  public required override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  open var indexPath = IndexPath(item: 0, section: 0)
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open private(set) var representedElementKind: String?

  /// Before the transform, in the collection's contents.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  open var center = CGPoint.zero
  open var size = CGSize.zero

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var transform3D = CATransform3DIdentity
  /// Default: 1.
  open var alpha: CGFloat = 1
  /// The z-order: greater indexes are in front. Default: 0.
  open var zIndex = 0
  open var isHidden = false
  /// The sides that are self-sizing.
  var selfSizing = (width: false, height: false)
  /// The row in a list; nil outside of one.
  var row: ListRow?

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.selfSizing = selfSizing
    copy.row = row
    return copy
  }

  var copied: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  /// Sets position, size, transform, order and visibility of a view.
  @MainActor func place(_ view: UIView) {
    view.bounds = CGRect(origin: view.bounds.origin, size: size)
    view.center = center
    view.layer.transform = transform3D
    view.layer.zPosition = CGFloat(zIndex)
    view.alpha = alpha
    view.isHidden = isHidden
  }
}
