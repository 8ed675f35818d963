// The trait of the interface level.

public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}

extension UITraitUserInterfaceLevel: StoredTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
