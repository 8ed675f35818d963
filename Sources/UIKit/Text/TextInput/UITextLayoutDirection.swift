// A direction along a text's layout.

/// Towards a side, as a text is seen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}
