// The one number that images, image contexts and screens share: pixels per point.

import CoreGraphics
private import Synchronization

/// The scale of the screen that the program shows its views on.
///
/// Kept apart from `UIScreen`, which lives on the main actor: images may be made anywhere.
package enum ScreenScale {
  private static let scale = Mutex<CGFloat>(1)

  /// Pixels per point, finite and > 0. Default: 1. The stage sets it; anything else is ignored.
  package static var current: CGFloat {
    get { scale.withLock { $0 } }
    set {
      guard newValue.isFinite, newValue > 0 else {
        logOnce("UIScreen.scale: \(newValue) was ignored")
        return
      }
      scale.withLock { $0 = newValue }
    }
  }
}
