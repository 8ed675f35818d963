// Responders that receive typed text.

/// A view that takes typed text
/// ([Apple](https://developer.apple.com/documentation/uikit/uikeyinput)).
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
