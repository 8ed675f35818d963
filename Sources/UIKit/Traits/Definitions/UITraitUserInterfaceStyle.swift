// The trait of the light or dark style.

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

extension UITraitUserInterfaceStyle: StoredTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
