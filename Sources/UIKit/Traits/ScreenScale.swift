// The one number that images, image contexts and screens share: pixels per point.

import CoreGraphics
private import Synchronization

/// The scale of the screen that the program shows its views on.
///
/// Separate from `UIScreen`, which lives on the main actor: images may be made anywhere. A program
/// has one; tests that run at the same time each give themselves one of their own.
package final class ScreenScale: Sendable {
  private static let program = ScreenScale()
  /// The one that counts here. Default: the program's.
  @TaskLocal package static var scope = program

  private let scale = Mutex<CGFloat>(1)

  package init() {}

  /// Pixels per point, finite and > 0. Default: 1. The stage sets it; anything else is ignored.
  package static var current: CGFloat {
    get { scope.scale.withLock { $0 } }
    set {
      guard newValue.isFinite, newValue > 0 else {
        logOnce("UIScreen.scale: \(newValue) was ignored")
        return
      }
      scope.scale.withLock { $0 = newValue }
    }
  }
}
