// Circular arcs and the cubics that come near to them.

/// Part of a circle; angles in radians from +x towards +y.
package struct CircularArc: Hashable, Sendable {
  /// In the unit of the path.
  package var center: CGPoint
  /// A negative radius counts as its opposite on Apple's systems as here: |radius|.
  package var radius: CGFloat
  /// Radians, from +x towards +y.
  package var startAngle: CGFloat
  /// How far the arc turns, positive towards +y.
  package var delta: CGFloat

  /// An arc; a negative radius counts as its absolute value. Angles are radians.
  package init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    self.center = center
    self.radius = abs(radius)
    // Whole turns more or less are the same; the rest is in the sine's range.
    self.startAngle =
      abs(startAngle) > 1e6 ? startAngle.truncatingRemainder(dividingBy: 2 * .pi) : startAngle
    self.delta = delta
  }

  /// The point of the circle at an angle in radians.
  package func point(at angle: CGFloat) -> CGPoint {
    let (sine, cosine) = sineAndCosine(radians: Double(angle))
    return CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
  }

  /// The cubics, each at most 90°; none for an arc that does not turn. More than 64 turns are as
  /// good as 64.
  package var cubics: [CubicCurve] {
    // Finite angles may differ by more than there are numbers for.
    guard delta != 0, delta.isFinite else { return [] }
    let delta = limited(delta)
    // A hair over a whole number of quarters is rounding, not another piece.
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let control = arcControl(step)
    return (0..<count).map { index in
      cubic(
        from: startAngle + CGFloat(index) * step,
        to: index == count - 1 ? startAngle + delta : startAngle + CGFloat(index + 1) * step,
        control: control)
    }
  }

  private func limited(_ delta: CGFloat) -> CGFloat {
    let most = 128 * CGFloat.pi
    guard abs(delta) > most else { return delta }
    return delta.truncatingRemainder(dividingBy: 2 * .pi) + (delta < 0 ? -most : most)
  }

  private func cubic(from start: CGFloat, to end: CGFloat, control: CGFloat) -> CubicCurve {
    let one = point(at: start)
    let other = point(at: end)
    return CubicCurve(
      start: one, control1: one + (one - center).turned * control,
      control2: other - (other - center).turned * control, end: other)
  }

  /// 4/3·tan(angle/4), with tan(x/2) = sin x / (1 + cos x).
  private func arcControl(_ angle: CGFloat) -> CGFloat {
    let (sine, cosine) = sineAndCosine(radians: Double(angle / 2))
    return 4.0 / 3 * sine / (1 + cosine)
  }
}
