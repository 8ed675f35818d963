// The trait of the display gamut.

public enum UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue = UIDisplayGamut.unspecified
}

extension UITraitDisplayGamut: StoredTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIDisplayGamut> { \.displayGamut }
}
