// How the cells of a pattern keep their places.

/// How a pattern's cells keep their places; cells are never distorted here.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0
  case constantSpacingMinimalDistortion = 1
  case constantSpacing = 2
}
