// The trait of the display gamut.

public enum UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue = UIDisplayGamut.unspecified
}

extension UITraitDisplayGamut: KnownTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIDisplayGamut> { \.displayGamut }
}
