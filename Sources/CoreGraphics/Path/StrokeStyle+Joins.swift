// The geometry of joins that the stroker and the scan converter of dense lines share.
//
// Round joins and caps are shared too, see `ArcFlattening`. The rest differs in its roundings: the stroker goes along
// one side in the path's space, a dense line makes a convex polygon of each join on the device's grid.

extension StrokeStyle {
  /// How much two directions may turn, as a sine, to count as straight on: no join is drawn then.
  package static let straightOn = 1e-7

  /// The divisor that gives a miter's corner, which lies at (n₁ + n₂) · radius / divisor from the vertex; n₁ and n₂
  /// are the unit normals of both directions.
  ///
  /// - Parameter cosine: The cosine of the angle θ by which the line turns.
  /// - Returns: 1 + cos θ; nil where the miter is longer than `miterLimit` allows and the join is a bevel. A miter is
  ///   1 / cos(θ/2) widths long ([SVG](https://www.w3.org/TR/SVG2/painting.html#LineJoin)), and
  ///   cos²(θ/2) = (1 + cos θ) / 2.
  package func miterDivisor(cosine: CGFloat) -> CGFloat? {
    let divisor = 1 + cosine
    return divisor / 2 * miterLimit * miterLimit >= 1 ? divisor : nil
  }
}
