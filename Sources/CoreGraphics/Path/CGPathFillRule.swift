// How the inside of a path is told from its outside.

/// How the inside of a path is told from its outside.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}
