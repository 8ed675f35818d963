// Words, sentences and lines around a place in a text.

/// Finds the parts of a text
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextinputtokenizer)).
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The part that the place is in; where it is between two, the one in that direction; nil where there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Whether a part ends at the place, going forward, or begins there, going backward.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// The next place in that direction at which a part ends (forward) or begins (backward); nil behind the last.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  /// Whether the place is in a part, or at the side of one that lies in that direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
