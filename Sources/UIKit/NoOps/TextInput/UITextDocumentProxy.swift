// No-op on Linux: the text document of a custom keyboard; there is none.

/// The text document of a custom keyboard; there is none
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextdocumentproxy)).
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}
