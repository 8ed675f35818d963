// No-op on Linux: the direction of a scroll that assistive technology requests; none is requested.

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}
