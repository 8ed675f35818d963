// The application, as far as views ask about it.

public import CoreGraphics

/// The application ([Apple](https://developer.apple.com/documentation/uikit/uiapplication)). It is
/// always active and has one scene.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public static let shared = UIApplication()

  override init() {
    super.init()
  }

  /// Sources for extensions ask the class for “sharedApplication”, which these must not name.
  public static func value(forKey key: String) -> Any? {
    key == "sharedApplication" ? shared : nil
  }

  open weak var delegate: (any UIApplicationDelegate)?

  open var applicationState: State { .active }

  /// The window that was made key last.
  open internal(set) weak var keyWindow: UIWindow?

  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }

  open var isIdleTimerDisabled = false

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ShownSettings.current.isRightToLeft ? .rightToLeft : .leftToRight
  }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    ShownSettings.current.textSize
  }

  open var statusBarFrame: CGRect {
    UIWindowScene.shown.statusBarManager?.statusBarFrame ?? .zero
  }

  /// Sends a selector to `target`, or along the responder chain from `sender`.
  ///
  /// - Returns: Whether somebody knew it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let chain = sequence(first: sender as? UIResponder, next: { $0?.next }).compactMap { $0 }
    let found = target.map { $0 as AnyObject } ?? chain.first { $0.responds(to: action) }
    guard let found, ObjCRuntime.responds(found, to: action) else { return false }
    ObjCRuntime.send(action, to: found, sender, event)
    return true
  }

  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and logs that once.
  // Explicit: where the attribute is only inherited from the class, subclasses in other files may
  // refer to a symbol with the attributes of the closure in its name.
  @preconcurrency open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    logOnce("UIApplication.open(_:): a preview opens no \(url)")
    completion?(false)
  }

  /// A key of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIApplication {
  // Posted by an application's life, which a preview has not.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}
