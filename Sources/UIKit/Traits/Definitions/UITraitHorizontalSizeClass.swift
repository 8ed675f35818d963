// The trait of the horizontal size class.

public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

extension UITraitHorizontalSizeClass: StoredTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}
