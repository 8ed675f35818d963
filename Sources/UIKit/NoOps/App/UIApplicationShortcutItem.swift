// No-op on Linux: a quick action of the application's icon, which is never offered.

public import CoreGraphics

/// A quick action of the application's icon, which is never offered.
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
