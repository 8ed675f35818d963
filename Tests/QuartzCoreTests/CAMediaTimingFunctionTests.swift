// Timing curves.

import QuartzCore
import Testing

@Suite struct CAMediaTimingFunctionTests {
  /// x(s) = t and y(s), by hand: s found with many digits.
  @Test(arguments: [
    (CAMediaTimingFunctionName.linear, 0.3, 0.3),
    (.easeIn, 0.5, 0.315_357_3), (.easeOut, 0.5, 0.684_642_7), (.easeInEaseOut, 0.5, 0.5),
    (.default, 0.25, 0.408_511_9), (.default, 0.5, 0.802_403_4), (.default, 0.75, 0.960_458_6),
  ])
  func `a named curve has CSS's values`(
    name: CAMediaTimingFunctionName, time: Double, progress: Double
  ) {
    let function = CAMediaTimingFunction(name: name)
    #expect(abs(function.progress(at: time) - progress) < 1e-5)
  }

  @Test func `every curve begins at 0, ends at 1 and is clamped outside`() {
    let function = CAMediaTimingFunction(controlPoints: 0.2, -1, 0.7, 2)
    for (time, progress) in [(-1.0, 0.0), (0, 0), (1, 1), (2, 1)] {
      #expect(function.progress(at: time) == progress)
    }
  }

  @Test func `a curve may overshoot but time never runs back`() {
    let function = CAMediaTimingFunction(controlPoints: 0.2, 0, 0.3, 1.8)
    #expect((0...100).contains { function.progress(at: Double($0) / 100) > 1.05 })
    let steep = CAMediaTimingFunction(controlPoints: 5, 0, -3, 1)
    let values = (0...100).map { steep.progress(at: Double($0) / 100) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `control points come back`() {
    let function = CAMediaTimingFunction(name: .default)
    #expect(function.controlPoint(at: 0) == (0, 0))
    #expect(function.controlPoint(at: 1) == (0.25, 0.1))
    #expect(function.controlPoint(at: 2) == (0.25, 1))
    #expect(function.controlPoint(at: 3) == (1, 1))
    #expect(function == CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1))
  }

  @Test func `numbers that are not finite give the linear curve`() {
    let function = CAMediaTimingFunction(controlPoints: .nan, 0, .infinity, 1)
    #expect(function.progress(at: 0.37) == 0.37)
  }
}
