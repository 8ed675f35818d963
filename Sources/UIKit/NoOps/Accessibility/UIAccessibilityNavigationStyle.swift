// No-op on Linux: how assistive technology navigates an element, stored and never read.

public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}
