// The ends at which a line is truncated.

/// The part of a line that truncation replaces
/// ([Apple](https://developer.apple.com/documentation/coretext/ctlinetruncationtype)).
public enum CTLineTruncationType: UInt32, Sendable {
  case start = 0
  case end = 1
  case middle = 2
}
