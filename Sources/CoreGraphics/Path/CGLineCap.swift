// How lines end.

/// How a line ends ([Apple](https://developer.apple.com/documentation/coregraphics/cglinecap)).
public enum CGLineCap: Int32, Sendable {
  /// At the end of the path.
  case butt
  /// With half a disc around the end of the path.
  case round
  /// Half of the width beyond the end of the path.
  case square
}
