// The traits by name, as who waits for a change names them.

public import CoreGraphics

/// A trait ([Apple](https://developer.apple.com/documentation/uikit/uitraitdefinition)). Traits of one's
/// own compile, and never change.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that collections hold.
protocol KnownTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<UITraitOverrides, Value> { get }
}

extension KnownTrait {
  static func differs(_ one: UITraitOverrides, _ other: UITraitOverrides) -> Bool {
    one[keyPath: path] != other[keyPath: path]
  }

  static func clear(_ traits: inout UITraitOverrides) {
    traits[keyPath: path] = UITraitOverrides()[keyPath: path]
  }

  static func copy(from source: UITraitOverrides, to target: inout UITraitOverrides) {
    target[keyPath: path] = source[keyPath: path]
  }
}

var knownTraits: [any KnownTrait.Type] {
  [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self,
    UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
  ]
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

extension UITraitUserInterfaceIdiom: KnownTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

extension UITraitUserInterfaceStyle: KnownTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public enum UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

extension UITraitLayoutDirection: KnownTrait {
  static var path: WritableKeyPath<UITraitOverrides, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

public enum UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue = CGFloat.zero
}

extension UITraitDisplayScale: KnownTrait {
  static var path: WritableKeyPath<UITraitOverrides, CGFloat> { \.displayScale }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

extension UITraitHorizontalSizeClass: KnownTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

extension UITraitVerticalSizeClass: KnownTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

public enum UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue = UIForceTouchCapability.unknown
}

extension UITraitForceTouchCapability: KnownTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIForceTouchCapability> {
    \.forceTouchCapability
  }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

extension UITraitPreferredContentSizeCategory: KnownTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

public enum UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue = UIDisplayGamut.unspecified
}

extension UITraitDisplayGamut: KnownTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIDisplayGamut> { \.displayGamut }
}

public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

extension UITraitAccessibilityContrast: KnownTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}

extension UITraitUserInterfaceLevel: KnownTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public enum UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
}

extension UITraitLegibilityWeight: KnownTrait {
  static var path: WritableKeyPath<UITraitOverrides, UILegibilityWeight> { \.legibilityWeight }
}

public enum UITraitActiveAppearance: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}

extension UITraitActiveAppearance: KnownTrait {
  static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

extension UITraitCollection {
  /// What a dynamic colour depends on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// What an image of a catalog depends on.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }
}
