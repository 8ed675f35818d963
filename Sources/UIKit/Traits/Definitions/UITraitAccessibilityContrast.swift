// The trait of the accessibility contrast.

public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

extension UITraitAccessibilityContrast: StoredTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}
