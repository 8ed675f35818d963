// Where lines of text stand between their margins, and where they break.

import CoreGraphics

/// How lines stand between the left and the right margin.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Drawn as natural here: lines are not stretched.
  case justified = 3
  /// Left, as this program reads left to right.
  case natural = 4
}

/// How lines that are too long are broken or shortened.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
