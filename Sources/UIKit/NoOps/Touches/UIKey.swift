// No-op on Linux: the key of a press; no presses are delivered.

/// The key of a press; no presses are delivered
/// ([Apple](https://developer.apple.com/documentation/uikit/uikey)).
@preconcurrency @MainActor open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}
