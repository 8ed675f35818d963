// The trait of the layout direction.

public enum UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

extension UITraitLayoutDirection: StoredTrait {
  static var path: WritableKeyPath<UITraitOverrides, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}
