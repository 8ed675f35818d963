// No-op on Linux: the brightness and recording state of a screen, with constant values.

public import CoreGraphics

extension UIScreen {
  /// From 0 to 1. Always 1; setting it has no effect.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }

  public var isCaptured: Bool { false }

  /// Returns an empty view: the screen is not captured.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIView(frame: bounds)
  }

  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
}
