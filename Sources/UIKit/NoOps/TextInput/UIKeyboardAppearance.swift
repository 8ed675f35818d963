// No-op on Linux: the appearance of a keyboard, which never appears.

public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2
}
