// How lines turn a corner.

public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}
