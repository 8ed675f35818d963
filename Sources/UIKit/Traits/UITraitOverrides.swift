// The traits that a view or collection specifies.

public import CoreGraphics

/// The traits that a view or collection specifies
/// ([Apple](https://developer.apple.com/documentation/uikit/uitraitoverrides)).
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

  /// No trait is specified.
  package init() {}

  /// Whether the trait is specified.
  public func contains(_ trait: UITrait) -> Bool {
    (trait as? any StoredTrait.Type)?.differs(self, UITraitOverrides()) ?? false
  }

  /// Leaves the trait to the superview again.
  public mutating func remove(_ trait: UITrait) {
    (trait as? any StoredTrait.Type)?.clear(&self)
  }

  func mutated(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitOverrides {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? UITraitOverrides ?? self
  }

  /// Returns these traits overridden by the specified ones of `other`.
  func overridden(by other: UITraitOverrides) -> UITraitOverrides {
    var result = self
    for trait in storedTraits where trait.differs(other, UITraitOverrides()) {
      trait.copy(from: other, to: &result)
    }
    return result
  }
}
