// The direction in which text is written.

/// The direction in which text is written
/// ([Apple](https://developer.apple.com/documentation/uikit/nswritingdirection)).
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first letter that has one.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
