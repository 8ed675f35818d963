// No-op on Linux: a quick action of the application's icon, which is never offered.

public import CoreGraphics

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
