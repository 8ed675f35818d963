// The wrapping and truncation of lines, with Core Text's numbers.

/// The wrapping and truncation of lines, with the numbers of `NSLineBreakMode`
/// ([Apple](https://developer.apple.com/documentation/coretext/ctlinebreakmode)).
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
