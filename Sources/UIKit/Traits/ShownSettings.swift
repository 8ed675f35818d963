// The settings of the device that views are shown on.

import CoreGraphics
private import Synchronization

/// The settings that a person has made on the device that a page is shown on.
package struct ShownSettings: Hashable, Sendable {
  /// The size of text. Default: large, as on a device that nobody has touched.
  package var textSize = UIContentSizeCategory.large
  /// Whether the system's language is written from right to left. Default: false.
  package var isRightToLeft = false

  /// The settings of a new device.
  package init() {}

  /// The settings that views are made and shown with.
  package static var current: ShownSettings {
    get { shown.withLock { $0 } }
    set { shown.withLock { $0 = newValue } }
  }

  private static let shown = Mutex(ShownSettings())
}
