// A direction along a text's characters.

/// Towards the end or the beginning of a text.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}
