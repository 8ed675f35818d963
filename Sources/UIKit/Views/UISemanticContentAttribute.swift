// The mirroring of a view in right-to-left interfaces.

/// The mirroring of a view in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
