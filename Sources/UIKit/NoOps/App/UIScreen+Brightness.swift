// No-op on Linux: the brightness and recording state of a screen, with constant values.

public import CoreGraphics

extension UIScreen {
  public static var screens: [UIScreen] { [main] }

  /// Not changed here. Default: 1.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }

  public var isCaptured: Bool { false }

  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// An empty view: the screen is not looked at.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIView(frame: bounds)
  }

  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
}
