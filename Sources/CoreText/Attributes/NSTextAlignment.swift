// The alignment of lines of text.

/// The alignment of lines of text ([Apple](https://developer.apple.com/documentation/uikit/nstextalignment)).
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Both edges, but for the last line of a paragraph, which begins at the left edge.
  case justified = 3
  /// The left edge.
  case natural = 4
}
