// The kinds of elements of a path.

/// The kind of an element of a path
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgpathelementtype)).
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}
