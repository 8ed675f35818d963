// What scenes are made by, and who hears of them. A preview has one scene, and nobody is told of its life: an
// application's delegates are compiled and not called.

public import CoreGraphics

/// A scene's place among the application's
/// ([Apple](https://developer.apple.com/documentation/uikit/uiscenesession)).
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open internal(set) weak var scene: UIScene?
  open var role: Role { .windowApplication }
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  open var persistentIdentifier: String { "preview" }
  open var userInfo: [String: Any]?
  open var stateRestorationActivity: NSUserActivity?
}

/// Which classes make a scene ([Apple](https://developer.apple.com/documentation/uikit/uisceneconfiguration)).
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// A link that an application is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  open var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }

  init(_ url: URL) {
    self.url = url
  }
}

extension UIScene {
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }
}

/// Hears of a scene's life. All of Apple's methods are optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// Hears of a window scene's life. All of Apple's methods are optional.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
  /// Optional on Apple's systems, and so twice optional: here nobody has one.
  public var window: UIWindow?? {
    get { nil }
    set {}
  }
}

extension UIApplication {
  /// The scene that shows.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shown] }
  public var openSessions: Set<UISceneSession> { [UIWindowScene.shown.session] }
  public var supportsMultipleScenes: Bool { false }
}

/// An entry of the menu of an application's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?

  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    localizedSubtitle = nil
  }
}

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// What takes up an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {}
extension UIResponder: UIUserActivityRestoring {}

/// What a user does, for another device or a later start; kept, and handed to nobody
/// ([Apple](https://developer.apple.com/documentation/foundation/nsuseractivity)).
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var requiredUserInfoKeys: Set<String>?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var needsSave = false

  public init(activityType: String) {
    self.activityType = activityType
  }

  open func addUserInfoEntries(from entries: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(entries) { $1 }
  }

  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
