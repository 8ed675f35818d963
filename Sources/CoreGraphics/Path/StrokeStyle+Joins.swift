// The geometry of joins and caps that the stroker and the scan converter of dense lines share.
//
// Points are relative to the vertex, in the space in which the line is as wide everywhere. Half discs and the
// fineness of arcs are shared too, see `ArcFlattening`.

extension StrokeStyle {
  /// How much two directions may turn, as a sine, to count as straight on: no join is drawn then.
  package static let straightOn = 1e-7

  /// The corner of a miter join.
  ///
  /// A miter is 1 / cos(θ/2) widths long, where the line turns by θ
  /// ([SVG](https://www.w3.org/TR/SVG2/painting.html#LineJoin)), and cos²(θ/2) = (1 + cos θ) / 2.
  ///
  /// - Parameters:
  ///   - one: The unit normal of the direction before the vertex, on the outer side.
  ///   - other: The unit normal of the direction after it.
  ///   - cosine: cos θ.
  ///   - halfWidth: Half the line's width.
  /// - Returns: The corner; nil where the miter is longer than `miterLimit` allows and the join is a bevel.
  package func miterCorner(
    _ one: CGPoint, _ other: CGPoint, cosine: CGFloat, halfWidth: CGFloat
  ) -> CGPoint? {
    let divisor = 1 + cosine
    guard divisor / 2 * miterLimit * miterLimit >= 1 else { return nil }
    return (one + other) * (halfWidth / divisor)
  }

  /// The outer corners of a square cap.
  ///
  /// - Parameters:
  ///   - direction: A unit vector that leads out of the line.
  ///   - halfWidth: Half the line's width.
  /// - Returns: The corner on the side of the turned direction, and the other.
  package static func squareCapCorners(
    _ direction: CGPoint, halfWidth: CGFloat
  ) -> (CGPoint, CGPoint) {
    let side = direction.turned
    return ((side + direction) * halfWidth, (direction - side) * halfWidth)
  }
}
