// No-op on Linux: the orientation, battery and proximity sensor of a device, with constant values.

public import CoreGraphics

extension UIDevice {
  public var localizedModel: String { model }
  /// Upright, as the page is.
  public var orientation: UIDeviceOrientation { .portrait }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Always nil.
  public var identifierForVendor: UUID? { nil }
  public var isMultitaskingSupported: Bool { true }
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Always −1, unknown.
  public var batteryLevel: Float { -1 }

  /// Always unknown.
  public var batteryState: BatteryState { .unknown }
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// Always false.
  public var proximityState: Bool { false }
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Plays no click, and logs that once.
  public func playInputClick() {
    logOnce("UIDevice.playInputClick(): this machine makes no clicks")
  }

  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
