// No-op on Linux: the shortcut bar above a keyboard, which never appears.

public import CoreGraphics

/// The shortcut bar above a keyboard, which never appears.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
