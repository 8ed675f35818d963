// No-op on Linux: the direction of an edit menu's arrow; no menu is shown.

/// The direction of an edit menu's arrow; no menu is shown.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}
