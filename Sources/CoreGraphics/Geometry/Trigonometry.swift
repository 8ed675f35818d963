// The only sine, cosine and arc tangent that pixels may depend on: made of + − × ÷ √ alone.

// glibc's functions differ between processors with and without FMA, so nothing that reaches a
// pixel may call them. These reduce the angle exactly enough for drawing and give exact values at
// multiples of 45°.

/// Sine and cosine of an angle in degrees; exact at multiples of 45.
package func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  guard degrees.isFinite else { return (.nan, .nan) }
  let turn = degrees.truncatingRemainder(dividingBy: 360)
  let octant = (turn / 45).rounded()
  let rest = (turn - octant * 45) * (Double.pi / 180)
  return sineAndCosine(octant: Int(octant), rest: rest)
}

/// Sine and cosine of an angle in radians; exact at the doubles nearest to multiples of π/4.
package func sineAndCosine(radians: Double) -> (sine: Double, cosine: Double) {
  guard radians.isFinite, abs(radians) < 1e9 else { return (.nan, .nan) }
  let octant = (radians / (Double.pi / 4)).rounded()
  var rest = radians - octant * (Double.pi / 4)
  // The product above is off by at most half an ulp of `radians`: such a rest means "exactly there".
  if abs(rest) <= radians.ulp { rest = 0 }
  return sineAndCosine(octant: Int(octant), rest: rest)
}

/// The values at `octant`·45° + `rest` (|rest| ≤ π/8), by Taylor's series about the octant.
private func sineAndCosine(octant: Int, rest: Double) -> (sine: Double, cosine: Double) {
  let square = rest * rest
  // Nine terms: the first one left out is below 1e-19 at π/8.
  let sine = rest * series(square, [1, -1 / 6, 1 / 120, -1 / 5040, 1 / 362_880, -1 / 39_916_800])
  let cosine = series(
    square, [1, -1 / 2, 1 / 24, -1 / 720, 1 / 40320, -1 / 3_628_800, 1 / 479_001_600])
  let half = 0.5.squareRoot()
  switch ((octant % 8) + 8) % 8 {
  case 0: return (sine, cosine)
  case 1: return (half * (cosine + sine), half * (cosine - sine))
  case 2: return (cosine, -sine)
  case 3: return (half * (cosine - sine), -half * (cosine + sine))
  case 4: return (-sine, -cosine)
  case 5: return (-half * (cosine + sine), -half * (cosine - sine))
  case 6: return (-cosine, sine)
  default: return (-half * (cosine - sine), half * (cosine + sine))
  }
}

private func series(_ x: Double, _ coefficients: [Double]) -> Double {
  coefficients.reversed().reduce(0) { $0 * x + $1 }
}
