// No-op on Linux: the preferred action of a pencil's double tap, which never happens.

/// The preferred action of a pencil's double tap, which never happens.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser = 1
  case switchPrevious = 2
  case showColorPalette = 3
  case showInkAttributes = 4
  case showContextualPalette = 5
  case runSystemShortcut = 6
}
