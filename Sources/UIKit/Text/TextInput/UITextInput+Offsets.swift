// Character offsets and styling of an edited text.

extension UITextInput {
  /// The affinity of a selection at a line's end. Always forward; setting it has no effect.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  /// Returns the attributes of the text at a position; nil without any.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// Returns the position at an offset into a range; nil outside of it.
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
  /// The view in whose coordinates the geometry is.
  public var textInputView: UIView { self }
}
