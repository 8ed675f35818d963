// The surroundings that views adapt to. Here they are left to right, and regular.

public import CoreGraphics

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// What a view is shown on and how.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point; 0 where it is not said.
  public let displayScale: CGFloat

  public convenience override init() {
    self.init(userInterfaceStyle: .unspecified, displayScale: 0)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
  }

  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
  }

  package init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
  }

  /// The traits that drawing code meets: the shown style, at the screen's scale.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: Appearance.style, displayScale: ScreenScale.current)
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }

  /// Whether going from `other` to these traits changes what dynamic colours resolve to.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  open func performAsCurrent(_ actions: () -> Void) { actions() }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}
