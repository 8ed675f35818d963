// The trait of the force touch capability.

public enum UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue = UIForceTouchCapability.unknown
}

extension UITraitForceTouchCapability: StoredTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIForceTouchCapability> {
    \.forceTouchCapability
  }
}
