// The trait of the display scale.

public import CoreGraphics

public enum UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue = CGFloat.zero
}

extension UITraitDisplayScale: StoredTrait {
  static var path: WritableKeyPath<UITraitOverrides, CGFloat> { \.displayScale }
}
