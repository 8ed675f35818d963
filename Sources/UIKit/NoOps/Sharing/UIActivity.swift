// No-op on Linux: a sharing service, which is never offered.

public import CoreGraphics

/// A sharing service, which is never offered
/// ([Apple](https://developer.apple.com/documentation/uikit/uiactivity)).
@preconcurrency @MainActor open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    private init(system name: String) { rawValue = "com.apple.UIKit.activity." + name }
    public static let postToFacebook = ActivityType(system: "PostToFacebook")
    public static let postToTwitter = ActivityType(system: "PostToTwitter")
    public static let postToWeibo = ActivityType(system: "PostToWeibo")
    public static let postToVimeo = ActivityType(system: "PostToVimeo")
    public static let postToFlickr = ActivityType(system: "PostToFlickr")
    public static let postToTencentWeibo = ActivityType(system: "TencentWeibo")
    public static let message = ActivityType(system: "Message")
    public static let mail = ActivityType(system: "Mail")
    public static let print = ActivityType(system: "Print")
    public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
    public static let assignToContact = ActivityType(system: "AssignToContact")
    public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
    public static let addToReadingList = ActivityType(system: "AddToReadingList")
    public static let airDrop = ActivityType(system: "AirDrop")
    public static let openInIBooks = ActivityType(system: "OpenInIBooks")
    public static let markupAsPDF = ActivityType(system: "MarkupAsPDF")
  }

  public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}
