// The traits that drawing code meets.

import CoreGraphics
private import Synchronization

/// The scope of the current traits: a call of `performAsCurrent`, a view's drawing, or the program.
private final class TraitScope: Sendable {
  private static let program = TraitScope()
  @TaskLocal static var innermost = program
  let traits: Mutex<UITraitCollection?>

  init(_ traits: UITraitCollection? = nil) { self.traits = Mutex(traits) }
}

extension UITraitCollection {
  /// The traits that dynamic colours follow. While a view draws, lays out or is notified of trait
  /// changes they are the view's; a value that is set there lasts as long. Default: the program's.
  public static var current: UITraitCollection {
    get { TraitScope.innermost.traits.withLock { $0 } ?? .shown }
    set { TraitScope.innermost.traits.withLock { $0 = newValue } }
  }

  /// Runs `actions` with these traits current.
  public func performAsCurrent(_ actions: () -> Void) {
    TraitScope.$innermost.withValue(TraitScope(self), operation: actions)
  }

  /// The traits of the shown page: the device's, in the appearance and at the scale of the program.
  static var shown: UITraitCollection {
    let (device, settings) = (ShownDevice.current, ShownSettings.current)
    var traits = UITraitOverrides()
    traits.userInterfaceIdiom = device.idiom
    traits.userInterfaceStyle = Appearance.style
    traits.layoutDirection = settings.isRightToLeft ? .rightToLeft : .leftToRight
    traits.displayScale = ScreenScale.current
    traits.horizontalSizeClass = device.horizontalSizeClass
    traits.verticalSizeClass = device.verticalSizeClass
    traits.forceTouchCapability = .unavailable
    traits.preferredContentSizeCategory = settings.textSize
    traits.displayGamut = .SRGB
    traits.accessibilityContrast = .normal
    traits.userInterfaceLevel = .base
    traits.legibilityWeight = .regular
    traits.activeAppearance = .active
    return UITraitCollection(traits)
  }
}
