// What texts tell besides their places: their look, and how they are edited, as something to keep.

import CoreGraphics

extension UITextInput {
  /// Which line's caret is shown where one ends and another begins. Kept by nobody: the next line's.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  /// The look of the text at a place; nil where there is none to tell.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// A place so many characters into a range; nil outside of it.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  {
    guard let place = position(from: range.start, offset: offset),
      compare(place, to: range.end) != .orderedDescending
    else { return nil }
    return place
  }

  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  // Dictation and moving the caret by a keyboard's surface: neither is here.
  public func insertDictationResultPlaceholder() -> Any { NSObject() }
  public func beginFloatingCursor(at point: CGPoint) {}
  public func updateFloatingCursor(at point: CGPoint) {}
  public func endFloatingCursor() {}
}

extension UITextInput where Self: UIView {
  /// The view whose coordinates places are in.
  public var textInputView: UIView { self }
}

/// How a text is edited, for who shows it again later.
private struct EditingState {
  var selection: Range<Int>
  var offset: CGPoint
}

extension UITextField {
  /// The look of the text, which is the same all over.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { defaultTextAttributes }

  func state() -> Any { EditingState(selection: edited.selection, offset: .zero) }

  /// Selects as a state says; one of another kind changes nothing.
  func restore(_ state: Any) {
    if let state = state as? EditingState { select(state.selection) }
  }
}

extension UITextView {
  /// The look of the character at the place, or before it.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    let text: NSAttributedString = attributedText
    let index = direction == .forward ? position.index : position.index - 1
    guard text.length > 0, index >= 0, index < text.length else { return typingAttributes }
    return unsafe text.attributes(at: index, effectiveRange: nil)
  }

  func state() -> Any { EditingState(selection: edited.selection, offset: contentOffset) }

  /// Selects and scrolls as a state says; one of another kind changes nothing.
  func restore(_ state: Any) {
    guard let state = state as? EditingState else { return }
    select { $0.select(state.selection) }
    contentOffset = state.offset
  }
}
