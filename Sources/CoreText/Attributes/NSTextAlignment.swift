// The alignment of lines of text.

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Drawn as natural here: lines are not stretched.
  case justified = 3
  /// Left, as this program reads left to right.
  case natural = 4
}
