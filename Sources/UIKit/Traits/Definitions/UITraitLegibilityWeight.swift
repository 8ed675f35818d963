// The trait of the legibility weight.

public enum UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
}

extension UITraitLegibilityWeight: StoredTrait {
  static var path: WritableKeyPath<UITraitOverrides, UILegibilityWeight> { \.legibilityWeight }
}
