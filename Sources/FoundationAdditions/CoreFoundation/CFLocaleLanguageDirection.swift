// The direction in which a language's characters or lines follow each other.

/// The direction in which a language's characters or lines follow each other.
public enum CFLocaleLanguageDirection: Int, Sendable {
  case unknown = 0
  case leftToRight = 1
  case rightToLeft = 2
  case topToBottom = 3
  case bottomToTop = 4
}
