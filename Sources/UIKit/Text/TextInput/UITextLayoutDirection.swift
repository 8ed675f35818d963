// A direction along a text's layout.

/// A direction along a text's layout.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}
