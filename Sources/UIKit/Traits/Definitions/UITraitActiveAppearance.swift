// The trait of the active appearance.

public enum UITraitActiveAppearance: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}

extension UITraitActiveAppearance: StoredTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
