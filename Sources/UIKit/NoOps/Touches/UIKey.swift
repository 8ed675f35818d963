// No-op on Linux: the key of a press; no presses are delivered.

/// A key of a keyboard ([Apple](https://developer.apple.com/documentation/uikit/uikey)).
@preconcurrency @MainActor open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}
