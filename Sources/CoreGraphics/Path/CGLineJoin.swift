// How lines turn a corner.

/// How a line turns a corner ([Apple](https://developer.apple.com/documentation/coregraphics/cglinejoin)).
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges go on until they meet, up to the miter limit; longer miters become bevels.
  case miter
  /// With a part of a disc around the corner.
  case round
  /// With a straight edge between the outer corners.
  case bevel
}
