// No-op on Linux: an item of the edit menu before iOS 16, which is never shown.

public import CoreGraphics
public import ObjCRuntime

/// An item of the edit menu, which is never shown
/// ([Apple](https://developer.apple.com/documentation/uikit/uimenuitem)).
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
