// A direction along a text's characters.

/// A direction along a text's characters.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}
