// No-op on Linux: the shortcut bar above a keyboard, which never appears.

public import CoreGraphics

/// Shortcuts above a keyboard.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
