// A view that a collection view recycles: a cell, header, footer or decoration.

public import CoreGraphics

/// A view that a collection view recycles
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionreusableview)).
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UICollectionReusableView.self)
  }

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

  /// Returns the attributes with the preferred size. Default: the size that the constraints fit.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied
    let selfSizing = layoutAttributes.selfSizing
    fitted.size =
      selfSizing.width == selfSizing.height
      ? systemLayoutSizeFitting(layoutAttributes.size)
      : systemLayoutSizeFitting(
        layoutAttributes.size,
        withHorizontalFittingPriority: selfSizing.width ? .fittingSizeLevel : .required,
        verticalFittingPriority: selfSizing.height ? .fittingSizeLevel : .required)
    return fitted
  }
}
