// The screen, as far as views ask about it.

public import CoreGraphics

/// The screen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()

  package override init() {}

  /// Pixels per point; the stage sets it before a view is shown.
  public package(set) var scale: CGFloat {
    get { ScreenScale.current }
    set { ScreenScale.current = newValue }
  }

  open var nativeScale: CGFloat { scale }

  /// Points. Default: ``standardBounds``; a preview's device has others.
  public package(set) var bounds = standardBounds

  /// The page of the three views, 375 × 667 points.
  package static let standardBounds = CGRect(x: 0, y: 0, width: 375, height: 667)

  /// Pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  open var traitCollection: UITraitCollection { .current }

  /// Nothing brighter than white is shown. Default: 1.
  open var potentialEDRHeadroom: CGFloat { 1 }
  open var currentEDRHeadroom: CGFloat { 1 }
  /// The only mode of the screen.
  open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  open var preferredMode: UIScreenMode? { currentMode }
  open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// Default: nil, it shows itself alone.
  open var mirrored: UIScreen? { nil }

  nonisolated public static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  nonisolated public static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// The most frames a second that are shown.
  open var maximumFramesPerSecond: Int { 60 }
}
