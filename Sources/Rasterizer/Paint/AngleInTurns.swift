// The angle of a vector in turns, exact at multiples of an eighth.

internal import CoreGraphics

/// How far (x, y) is turned from (1, 0) towards (0, 1), in 0 ..< 1 turns; 0 for the zero vector.
func angleInTurns(x: Double, y: Double) -> Double {
  let (width, height) = (abs(x), abs(y))
  guard width > 0 || height > 0 else { return 0 }
  let octant = width >= height ? octantTurns(height / width) : 0.25 - octantTurns(width / height)
  let half = x >= 0 ? octant : 0.5 - octant
  let turn = y >= 0 ? half : 1 - half
  return turn < 1 ? turn : 0
}

/// The arc tangent of 0 … 1; the quotient is exact at both ends.
private func octantTurns(_ tangent: Double) -> Double {
  arcTangent(y: tangent, x: 1) / (2 * Double.pi)
}
