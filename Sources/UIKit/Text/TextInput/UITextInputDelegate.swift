// The input delegate of a text; the system's text views have none.

public import CoreGraphics

/// Receives the changes of a text that edits itself
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextinputdelegate)).
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}
