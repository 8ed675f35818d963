// The views that a collection shows: cells, and what stands around them.

public import CoreGraphics

/// A view that a collection uses again
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionreusableview)).
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open internal(set) var reuseIdentifier: String?

  /// Called before the view is used again.
  open func prepareForReuse() {}

  /// Called when the view got new attributes from the collection's layout.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// What the view makes of its attributes. Default: the size that its constraints ask for.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied
    fitted.size = systemLayoutSizeFitting(layoutAttributes.size)
    return fitted
  }
}

/// A cell of a collection
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewcell)).
open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell shows; as large as the cell.
  public let contentView = UIView()
  private let backgrounds = CellBackgrounds()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgrounds.adopt(contentView, in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgrounds.adopt(contentView, in: self)
  }

  open var isSelected = false {
    didSet { backgrounds.show(in: self, isSelected: isSelected || isHighlighted) }
  }

  open var isHighlighted = false {
    didSet { backgrounds.show(in: self, isSelected: isSelected || isHighlighted) }
  }

  /// Behind the content. Default: nil.
  open var backgroundView: UIView? {
    get { backgrounds.normal }
    set { backgrounds.setNormal(newValue, in: self) }
  }

  /// Behind the content while the cell is selected. Default: nil.
  open var selectedBackgroundView: UIView? {
    get { backgrounds.selected }
    set { backgrounds.setSelected(newValue, in: self, isSelected: isSelected || isHighlighted) }
  }
}
