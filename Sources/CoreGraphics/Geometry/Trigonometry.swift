// The only sine, cosine and arc tangent that pixels may depend on: made of + − × ÷ √ alone.

// glibc's functions differ between processors with and without FMA, so nothing that reaches a
// pixel may call them. These are right to about one unit in the last place and exact at multiples
// of 45°.

/// Sine and cosine of an angle in degrees; exact at multiples of 45.
package func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  guard degrees.isFinite else { return (.nan, .nan) }
  // All three steps are exact: the rest is a multiple of the last place of `degrees`.
  let turn = degrees.truncatingRemainder(dividingBy: 360)
  let octant = (turn / 45).rounded()
  let rest = (turn - octant * 45) * (Double.pi / 180)
  return sineAndCosine(octant: Int(octant), rest: rest)
}

/// Sine and cosine of an angle in radians; exact at the doubles nearest to multiples of π/4, and
/// at those that rounding `n * .pi / 4` or `degrees * .pi / 180` gives. NaN beyond ±10⁹.
package func sineAndCosine(radians: Double) -> (sine: Double, cosine: Double) {
  guard radians.isFinite, abs(radians) <= 1e9 else { return (.nan, .nan) }
  let octant = (radians / (Double.pi / 4)).rounded()
  // π/4 in parts of which the first has 20 zero bits at its end, so that its product with any
  // octant below 2²⁰ is exact (Cody and Waite).
  var rest = radians - octant * 0.785_398_163_367_062_8
  rest -= octant * 3.038_550_253_151_983e-11
  // Three roundings on the way to a multiple are off by two units at most.
  // π as a double is less than π: the zero has the sign of what is missing, as the sine of libraries does.
  if octant != 0, abs(rest) <= 2 * radians.ulp { rest = radians < 0 ? 0 : -0.0 }
  let turn = octant.truncatingRemainder(dividingBy: 8)
  return sineAndCosine(octant: Int(turn), rest: rest)
}

/// The angle in radians, in −π … π, from +x to the direction (x, y), positive towards +y; exact
/// at multiples of 45°, and 0 for no direction.
package func arcTangent(y: Double, x: Double) -> Double {
  let (low, high) = (min(abs(x), abs(y)), max(abs(x), abs(y)))
  guard high > 0 else { return 0 }
  var angle = arcTangent(ofFraction: low / high)
  if abs(y) > abs(x) { angle = Double.pi / 2 - angle }
  if x < 0 { angle = Double.pi - angle }
  return y < 0 ? -angle : angle
}

/// The values at `octant`·45° + `rest` (|rest| ≤ π/8), by Taylor's series about the octant.
private func sineAndCosine(octant: Int, rest: Double) -> (sine: Double, cosine: Double) {
  let (sine, cosine) = sineAndCosine(small: rest)
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

/// Taylor's series up to x¹⁵ and x¹⁶: at π/8 the first terms left out are below 10⁻²¹.
private func sineAndCosine(small x: Double) -> (sine: Double, cosine: Double) {
  let z = x * x
  var sine = -1.0 / 1_307_674_368_000
  sine = sine * z + 1.0 / 6_227_020_800
  sine = sine * z - 1.0 / 39_916_800
  sine = sine * z + 1.0 / 362_880
  sine = sine * z - 1.0 / 5040
  sine = sine * z + 1.0 / 120
  sine = sine * z - 1.0 / 6
  var cosine = 1.0 / 20_922_789_888_000
  cosine = cosine * z - 1.0 / 87_178_291_200
  cosine = cosine * z + 1.0 / 479_001_600
  cosine = cosine * z - 1.0 / 3_628_800
  cosine = cosine * z + 1.0 / 40320
  cosine = cosine * z - 1.0 / 720
  cosine = cosine * z + 1.0 / 24
  cosine = cosine * z - 0.5
  guard x != 0 else { return (x, 1) }
  // The leading terms last, so that their rounding is the only one that counts.
  return (x + x * z * sine, 1 + z * cosine)
}

/// The arc tangent of 0 … 1: that of the nearest eighth from a table, and the rest by its series.
private func arcTangent(ofFraction ratio: Double) -> Double {
  let eighth = (ratio * 8).rounded()
  let x = (ratio * 8 - eighth) / (8 + ratio * eighth)
  let z = x * x
  // |x| ≤ 1/16: the first term left out is below 10⁻¹⁸ of x.
  var sum = 1.0 / 13
  sum = sum * z - 1.0 / 11
  sum = sum * z + 1.0 / 9
  sum = sum * z - 1.0 / 7
  sum = sum * z + 1.0 / 5
  sum = sum * z - 1.0 / 3
  let rest = x + x * z * sum
  switch Int(eighth) {
  case 0: return rest
  case 1: return 0.124_354_994_546_761_44 + rest
  case 2: return 0.244_978_663_126_864_14 + rest
  case 3: return 0.358_770_670_270_572_25 + rest
  case 4: return 0.463_647_609_000_806_1 + rest
  case 5: return 0.558_599_315_343_562_4 + rest
  case 6: return 0.643_501_108_793_284_4 + rest
  case 7: return 0.718_829_999_621_624_5 + rest
  default: return Double.pi / 4 + rest
  }
}
