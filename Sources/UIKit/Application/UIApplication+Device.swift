// What an application asks of the phone that it runs on; a preview has none.

public import CoreGraphics

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  @available(*, deprecated, message: "There is no status bar")
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  @available(*, deprecated, message: "There is no status bar")
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  @available(*, deprecated, message: "There is no status bar")
  public var isStatusBarHidden: Bool {
    get { true }
    set {}
  }

  @available(*, deprecated, message: "There is no status bar")
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  @available(*, deprecated, message: "There is no status bar")
  public func setStatusBarHidden(_ hidden: Bool, animated: Bool) {}
  @available(*, deprecated, message: "There is no status bar")
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Never shown.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }

  /// Never shown.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }

  public var isProtectedDataAvailable: Bool { true }

  /// A preview is never in the background.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  @available(*, deprecated, message: "Set isUserInteractionEnabled of a view")
  public func beginIgnoringInteractionEvents() { keyWindow?.isUserInteractionEnabled = false }

  @available(*, deprecated, message: "Set isUserInteractionEnabled of a view")
  public func endIgnoringInteractionEvents() { keyWindow?.isUserInteractionEnabled = true }

  @available(*, deprecated, message: "Ask isUserInteractionEnabled of a view")
  public var isIgnoringInteractionEvents: Bool { keyWindow?.isUserInteractionEnabled == false }

  /// Nobody sends any, and that is said once.
  public func registerForRemoteNotifications() {
    logOnce("UIApplication.registerForRemoteNotifications(): nothing is received in a preview")
  }

  @available(*, deprecated, message: "Use open(_:options:completionHandler:)")
  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  nonisolated public static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"

  /// All, as a page can be turned.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}

extension ProcessInfo {
  /// Never: this is no Mac.
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  /// Never: a preview saves no power.
  public var isLowPowerModeEnabled: Bool { false }
}

extension UIDevice {
  public var localizedModel: String { model }
  /// Upright, as the page is.
  public var orientation: UIDeviceOrientation { .portrait }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Default: nil, a preview is of nobody's device.
  public var identifierForVendor: UUID? { nil }
  public var isMultitaskingSupported: Bool { true }
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Not known: −1.
  public var batteryLevel: Float { -1 }

  /// Not known, as the level.
  public var batteryState: BatteryState { .unknown }
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// Nobody holds a preview to an ear.
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

  /// Clicks nothing, and says so once.
  public func playInputClick() {
    logOnce("UIDevice.playInputClick(): this machine makes no clicks")
  }

  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

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
