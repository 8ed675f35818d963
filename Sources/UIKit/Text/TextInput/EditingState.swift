// The selection and scroll position of an edited text, saved and restored.

/// The selection and scroll position of an edited text, saved and restored.
private struct EditingState {
  var selection: Range<Int>
  var offset: CGPoint
}

extension UITextField {
  /// Returns the attributes of the text, which are the same everywhere.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { defaultTextAttributes }

  func state() -> Any { EditingState(selection: edited.selection, offset: .zero) }

  /// Restores the selection; a state of another type is ignored.
  func restore(_ state: Any) {
    if let state = state as? EditingState { select(state.selection) }
  }
}

extension UITextView {
  /// Returns the attributes of the character at the position, or before it.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    let text: NSAttributedString = attributedText
    let index = direction == .forward ? position.index : position.index - 1
    guard text.length > 0, index >= 0, index < text.length else { return typingAttributes }
    return unsafe text.attributes(at: index, effectiveRange: nil)
  }

  func state() -> Any { EditingState(selection: edited.selection, offset: contentOffset) }

  /// Restores selection and scroll position; a state of another type is ignored.
  func restore(_ state: Any) {
    guard let state = state as? EditingState else { return }
    select { $0.select(state.selection) }
    contentOffset = state.offset
  }
}
