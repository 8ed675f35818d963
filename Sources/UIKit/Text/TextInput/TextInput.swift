// Responders that receive editing keys while they are first responder.

import CoreGraphics

/// Responders that receive editing keys while they are first responder.
@MainActor package protocol TextInput: UIResponder, UIKeyInput {
  /// `extending`: whether the other end of the selection stays where it is.
  func press(_ key: TextKey, extending: Bool)
}

extension TextInput {
  /// Presses a key without extending the selection.
  package func press(_ key: TextKey) { press(key, extending: false) }

  /// The caret, or the end of the selection, in the view's own coordinates; nil where the text is another process's.
  package var caret: CGRect? {
    let input = self as? any UITextInput
    return input?.selectedTextRange.flatMap { input?.caretRect(for: $0.end) }
  }
}
