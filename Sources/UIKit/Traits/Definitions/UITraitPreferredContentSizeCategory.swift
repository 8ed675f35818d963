// The trait of the preferred content size.

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

extension UITraitPreferredContentSizeCategory: StoredTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}
