// The classes that a scene is made with.

public import CoreGraphics

/// The classes that a scene is made with
/// ([Apple](https://developer.apple.com/documentation/uikit/uisceneconfiguration)).
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
