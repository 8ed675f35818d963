// Claims about our own sine, cosine and arc tangent. glibc's serve as the measure here: tests may.

import CoreGraphics
import TestSupport
import Testing

@Suite struct TrigonometryTests {
  private static let diagonal = 0.5.squareRoot()
  private static let exact: [(sine: Double, cosine: Double)] = [
    (0, 1), (diagonal, diagonal), (1, 0), (diagonal, -diagonal), (0, -1),
    (-diagonal, -diagonal), (-1, 0), (-diagonal, diagonal),
  ]

  @Test func `multiples of 45 degrees are exact over 4000 turns each way`() {
    for octant in stride(from: -32000, through: 32000, by: 1) {
      let wanted = Self.exact[((octant % 8) + 8) % 8]
      #expect(sineAndCosine(degrees: Double(octant) * 45) == wanted)
    }
  }

  @Test func `multiples of a quarter of π are exact however they were rounded`() {
    for octant in -32000...32000 {
      let wanted = Self.exact[((octant % 8) + 8) % 8]
      let number = Double(octant)
      #expect(sineAndCosine(radians: number * (.pi / 4)) == wanted)
      #expect(sineAndCosine(radians: number * .pi / 4) == wanted)
      #expect(sineAndCosine(radians: number * 45 * .pi / 180) == wanted)
      #expect(sineAndCosine(radians: number * 45 / 180 * .pi) == wanted)
      #expect(sineAndCosine(radians: number * 45 * (.pi / 180)) == wanted)
    }
  }

  @Test func `sine and cosine are right to two units in the last place of one`() {
    var random = SeededGenerator(seed: 20_260_101)
    for _ in 0..<20_000 {
      let angle = Double.random(in: -50...50, using: &random)
      let (sine, cosine) = sineAndCosine(radians: angle)
      #expect(abs(sine - sin(angle)) <= 2.3e-16, "sine of \(angle)")
      #expect(abs(cosine - cos(angle)) <= 2.3e-16, "cosine of \(angle)")
    }
  }

  @Test func `small angles keep their relative precision`() {
    for exponent in [-300.0, -100, -20, -9, -5, -2] {
      let angle = pow(10, exponent) * 1.2345
      let sine = sineAndCosine(radians: angle).sine
      #expect(abs(sine - sin(angle)) <= sin(angle).ulp)
    }
  }

  @Test func `degrees far out are reduced exactly`() {
    #expect(sineAndCosine(degrees: 725) == sineAndCosine(degrees: 5))
    #expect(sineAndCosine(degrees: -45) == sineAndCosine(degrees: 315))
    #expect(sineAndCosine(degrees: 360_000 * 1024 + 10) == sineAndCosine(degrees: 10))
  }

  @Test func `what is no number has no sine`() {
    #expect(sineAndCosine(degrees: .infinity).sine.isNaN)
    #expect(sineAndCosine(radians: .nan).cosine.isNaN)
  }

  @Test func `the arc tangent is exact in the eight directions`() {
    let directions: [(Double, Double, Double)] = [
      (0, 1, 0), (1, 1, 0.25), (1, 0, 0.5), (1, -1, 0.75), (0, -1, 1), (-1, 1, -0.25),
      (-1, 0, -0.5), (-1, -1, -0.75), (0, 0, 0), (3e300, 3e300, 0.25), (1e-300, 1e-300, 0.25),
    ]
    for (y, x, halfTurns) in directions {
      #expect(arcTangent(y: y, x: x) == halfTurns * .pi)
    }
  }

  @Test func `the arc tangent is right to two units in the last place`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let (x, y) = (
        Double.random(in: -10...10, using: &random), Double.random(in: -10...10, using: &random)
      )
      let wanted = atan2(y, x)
      #expect(abs(arcTangent(y: y, x: x) - wanted) <= 2 * wanted.ulp, "at \(x), \(y)")
    }
  }
}
