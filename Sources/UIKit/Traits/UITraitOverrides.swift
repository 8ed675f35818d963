// Traits as they are said, each alone.

public import CoreGraphics

/// Traits that can be set
/// ([Apple](https://developer.apple.com/documentation/uikit/uimutabletraits)).
public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayGamut: UIDisplayGamut { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

/// What a view says of its traits and those of its subviews
/// ([Apple](https://developer.apple.com/documentation/uikit/uitraitoverrides)); what is unspecified
/// comes from the superview.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public var displayScale: CGFloat = 0
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var forceTouchCapability = UIForceTouchCapability.unknown
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  public var displayGamut = UIDisplayGamut.unspecified
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  public var legibilityWeight = UILegibilityWeight.unspecified
  public var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

  /// Whether the trait is said.
  public func contains(_ trait: UITrait) -> Bool {
    (trait as? any KnownTrait.Type)?.differs(self, UITraitOverrides()) ?? false
  }

  /// Leaves the trait to the superview again.
  public mutating func remove(_ trait: UITrait) {
    (trait as? any KnownTrait.Type)?.clear(&self)
  }

  func mutated(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitOverrides {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? UITraitOverrides ?? self
  }

  /// These traits, and of what `other` says the other's.
  func overridden(by other: UITraitOverrides) -> UITraitOverrides {
    var result = self
    for trait in knownTraits where trait.differs(other, UITraitOverrides()) {
      trait.copy(from: other, to: &result)
    }
    return result
  }
}
