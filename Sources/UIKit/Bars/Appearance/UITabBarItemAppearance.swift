// The appearance of a tab bar item in all its states.

public import CoreGraphics

/// The appearance of a tab bar item in all its states.
open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
}
