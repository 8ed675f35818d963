// The controllers of views in the keyboard's place.

import CoreGraphics

/// A controller whose view replaces the keyboard, or is shown above it
/// ([Apple](https://developer.apple.com/documentation/uikit/uiinputviewcontroller)).
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// The controller's view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// Types into the first responder.
  open var textDocumentProxy: any UITextDocumentProxy {
    FirstResponderProxy(viewIfLoaded?.firstResponder as? any UIKeyInput)
  }
  /// The keyboard's language. Default: nil.
  open var primaryLanguage: String?
  /// Whether there is a key for dictation. Default: false.
  open var hasDictationKey = false
  /// Whether the network and shared containers can be used: true, as in an application.
  open var hasFullAccess: Bool { true }
  /// Whether the system lacks a key for the next keyboard: false, there is none.
  open var needsInputModeSwitchKey: Bool { false }

  /// Takes the keyboard away.
  open func dismissKeyboard() { viewIfLoaded?.firstResponder?.resignFirstResponder() }

  /// Does nothing: there is one keyboard.
  open func advanceToNextInputMode() {}
  /// Does nothing: there is one keyboard.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}

  /// An input view as wide as the screen and as high as the keyboard.
  open override func loadView() {
    let size = UIScreen.main.bounds.size
    let height = KeyboardHeight(size, UIEdgeInsets.zero).points
    view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: size.width, height: height), inputViewStyle: .keyboard)
  }
}

/// The text of the first responder, as a custom keyboard sees it.
private final class FirstResponderProxy: NSObject, UITextDocumentProxy {
  private let input: (any UIKeyInput)?
  init(_ input: (any UIKeyInput)?) { self.input = input }

  var hasText: Bool { input?.hasText ?? false }
  func insertText(_ text: String) { input?.insertText(text) }
  func deleteBackward() { input?.deleteBackward() }

  private var text: (any UITextInput)? { input as? any UITextInput }

  var documentContextBeforeInput: String? {
    text.flatMap { text in
      text.selectedTextRange.flatMap { part(from: text.beginningOfDocument, to: $0.start) }
    }
  }
  var documentContextAfterInput: String? {
    text.flatMap { text in
      text.selectedTextRange.flatMap { part(from: $0.end, to: text.endOfDocument) }
    }
  }
  var selectedText: String? {
    text.flatMap { text in text.selectedTextRange.flatMap { text.text(in: $0) } }
  }

  private func part(from start: UITextPosition, to end: UITextPosition) -> String? {
    guard let text, let range = text.textRange(from: start, to: end) else { return nil }
    return text.text(in: range)
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let range = text.selectedTextRange,
      let place = text.position(from: range.end, offset: offset)
    else { return }
    text.selectedTextRange = text.textRange(from: place, to: place)
  }
}
