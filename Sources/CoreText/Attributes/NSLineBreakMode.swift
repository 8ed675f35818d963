// The wrapping and truncation of lines of text.

/// The wrapping and truncation of lines of text
/// ([Apple](https://developer.apple.com/documentation/uikit/nslinebreakmode)).
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
