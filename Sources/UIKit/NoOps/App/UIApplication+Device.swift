// No-op on Linux: the status bar, background tasks and remote notifications of a phone.

public import CoreGraphics

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

  /// Receives nothing, and logs that once.
  public func registerForRemoteNotifications() {
    logOnce("UIApplication.registerForRemoteNotifications(): nothing is received in a preview")
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
}
