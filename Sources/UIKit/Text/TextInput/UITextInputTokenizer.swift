// Words, sentences and lines around a place in a text.

/// Finds the units of a text
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextinputtokenizer)).
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that encloses the position; at a boundary the one in the direction; nil
  /// without one.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Whether a unit ends at the position, going forward, or begins there, going backward.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// Returns the next position in the direction at which a unit ends (forward) or begins
  /// (backward); nil beyond the last.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  /// Whether the position is within a unit, or at the boundary of one in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
