// The trait of the vertical size class.

public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

extension UITraitVerticalSizeClass: StoredTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}
