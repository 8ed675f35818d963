// Combined areas cover what the rules of logic say, pixel by pixel.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct PathBooleanCoverageTests {
  private func coverage(_ path: CGPath, _ rule: CGPathFillRule) -> [Int] {
    RasterizerTests.coverage(.path(path.data, rule), width: 104, height: 104)
      .flatMap { $0 }.map { Int($0) }
  }

  /// Exact areas add up: both parts are the whole, and what two share counts twice.
  @Test func `the parts of two shapes cover what the shapes do`() {
    Fuzz.run(24) { generator, trace in
      let isOnGrid = Bool.random(using: &generator)
      let rule = Bool.random(using: &generator) ? CGPathFillRule.winding : .evenOdd
      let one = RandomArea.path(onGrid: isOnGrid, &generator)
      let other = RandomArea.path(onGrid: isOnGrid, &generator)
      let (first, second) = (coverage(one, rule), coverage(other, rule))
      let union = coverage(one.union(other, using: rule), .evenOdd)
      let shared = coverage(one.intersection(other, using: rule), .winding)
      let rest = coverage(one.subtracting(other, using: rule), .winding)
      let apart = coverage(one.symmetricDifference(other, using: rule), .evenOdd)
      func worst(_ difference: (Int) -> Int) -> Int {
        first.indices.map { abs(difference($0)) }.max() ?? 0
      }
      // Curves are cut within 0.005 points, and each picture is rounded once.
      let slack = 5
      #expect(
        worst { union[$0] + shared[$0] - first[$0] - second[$0] } <= slack, "\(trace): union")
      #expect(worst { rest[$0] + shared[$0] - first[$0] } <= slack, "\(trace): subtraction")
      #expect(worst { apart[$0] + shared[$0] - union[$0] } <= slack, "\(trace): difference")
    }
  }
}
