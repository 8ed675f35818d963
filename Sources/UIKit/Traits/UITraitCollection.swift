// The traits of an environment.

public import CoreGraphics

/// The traits of an environment
/// ([Apple](https://developer.apple.com/documentation/uikit/uitraitcollection)). A trait that is
/// not specified has the value `unspecified`.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  let specified: UITraitOverrides

  init(_ specified: UITraitOverrides) { self.specified = specified }

  public convenience override init() { self.init(UITraitOverrides()) }

  /// Foundation's coder stores no traits: a decoded collection is empty.
  public required init?(coder: NSCoder) { specified = UITraitOverrides() }

  open func encode(with coder: NSCoder) {}

  open class var supportsSecureCoding: Bool { true }

  /// The traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(UITraitOverrides().mutated(mutations))
  }

  /// Creates the union of the collections; later ones take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      traitCollections.reduce(into: UITraitOverrides()) { specified, other in
        specified = specified.overridden(by: other.specified)
      })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  // MARK: Traits

  open var userInterfaceIdiom: UIUserInterfaceIdiom { specified.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { specified.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { specified.layoutDirection }
  /// Pixels per point; 0 for unspecified.
  open var displayScale: CGFloat { specified.displayScale }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { specified.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { specified.verticalSizeClass }
  open var forceTouchCapability: UIForceTouchCapability { specified.forceTouchCapability }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    specified.preferredContentSizeCategory
  }
  open var displayGamut: UIDisplayGamut { specified.displayGamut }
  open var accessibilityContrast: UIAccessibilityContrast { specified.accessibilityContrast }
  open var userInterfaceLevel: UIUserInterfaceLevel { specified.userInterfaceLevel }
  open var legibilityWeight: UILegibilityWeight { specified.legibilityWeight }
  open var activeAppearance: UIUserInterfaceActiveAppearance { specified.activeAppearance }

  // MARK: Comparing and changing

  /// Whether all specified traits of `trait` are the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return specified.overridden(by: trait.specified) == specified
  }

  /// Whether going from `traitCollection` to these traits changes what dynamic colours resolve to.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection ?? UITraitCollection()
    return userInterfaceStyle != other.userInterfaceStyle
      || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast
      || displayGamut != other.displayGamut
  }

  /// These traits with what `mutations` sets.
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(specified.mutated(mutations))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.specified == specified
  }

  open override var hash: Int { specified.hashValue }

  open override var description: String { "<UITraitCollection: \(specified)>" }
}
