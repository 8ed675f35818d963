// The device that views are shown on, as far as traits tell of it.

private import Synchronization

/// The kind of device and the room that it gives, from which traits are made.
///
/// Separate from `UIDevice`, which lives on the main actor: traits are read anywhere. A program has one.
package struct ShownDevice: Hashable, Sendable {
  /// Phone or pad.
  package var idiom: UIUserInterfaceIdiom
  /// The size class of the width.
  package var horizontalSizeClass: UIUserInterfaceSizeClass
  /// The size class of the height.
  package var verticalSizeClass: UIUserInterfaceSizeClass

  /// A device
  /// ([Apple](https://developer.apple.com/design/human-interface-guidelines/layout#iOS-iPadOS-device-size-classes)).
  /// `isLarge`: a phone that has a regular width on its side, from 414 points of width on.
  package init(isTablet: Bool, isLarge: Bool, isLandscape: Bool) {
    idiom = isTablet ? .pad : .phone
    horizontalSizeClass = isTablet || isLandscape && isLarge ? .regular : .compact
    verticalSizeClass = isTablet || !isLandscape ? .regular : .compact
  }

  /// A phone held upright.
  package static let upright = ShownDevice(isTablet: false, isLarge: false, isLandscape: false)

  /// The device that views are made and shown on. Default: ``upright``.
  package static var current: ShownDevice {
    get { shown.withLock { $0 } }
    set { shown.withLock { $0 = newValue } }
  }

  private static let shown = Mutex(ShownDevice.upright)
}
