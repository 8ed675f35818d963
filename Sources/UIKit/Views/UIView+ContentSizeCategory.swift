// The limits of a view's content size category.

extension UIView {
  /// The smallest text size of the view and those below it. Default: nil.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { storage.rareData?.minimumContentSizeCategory }
    set {
      rareData.minimumContentSizeCategory = newValue
      traitOverridesChanged()
    }
  }

  /// The largest text size of the view and those below it. Default: nil.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { storage.rareData?.maximumContentSizeCategory }
    set {
      rareData.maximumContentSizeCategory = newValue
      traitOverridesChanged()
    }
  }
}
