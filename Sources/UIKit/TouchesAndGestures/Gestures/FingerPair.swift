// The geometry of two fingers, for pinch and rotation.

/// Two fingers, as seen from the first one.
@MainActor struct FingerPair {
  let distance: CGFloat
  /// Radians.
  let angle: CGFloat

  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let (one, other) = (touches[0].location(in: nil), touches[1].location(in: nil))
    let (x, y) = (other.x - one.x, other.y - one.y)
    distance = (x * x + y * y).squareRoot()
    angle = CGFloat(arcTangent(y: Double(y), x: Double(x)))
  }
}
