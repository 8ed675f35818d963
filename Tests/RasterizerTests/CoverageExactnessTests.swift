// Coverage against the analytic reference, many random shapes of every kind.

import CoreGraphics
import Rasterizer
import Synchronization
import TestSupport
import Testing

/// `make test-exact` runs them at full size, 10,000 shapes of each kind.
@Suite struct CoverageExactnessTests {
  private static let size = ExactShape.size

  /// Drawn three times: the third comes from the recording that the second has made.
  @Test(arguments: ExactShape.Kind.allCases)
  func `Fuzz: coverage is within one step of the exact area`(kind: ExactShape.Kind) {
    let bounds = PixelRect(x: 0, y: 0, width: Self.size, height: Self.size)
    var worst = 0.0
    Fuzz.run(10) { generator, trace in
      let shape = ExactShape(kind, &generator)
      let item = DisplayItem(.fill(shape.shape, .color(.black)), transform: shape.transform)
      let exact = exactArea(shape)
      let rasterizer = Rasterizer()
      let buffer = PixelBuffer(width: Self.size, height: Self.size)
      for turn in 0..<3 {
        rasterizer.draw(
          DisplayList([item]), transform: .identity, into: buffer, damage: [bounds])
        let error = largestError(buffer, exact)
        if error > 1 { Issue.record("\(kind), \(trace), turn \(turn): off by \(error) of 255") }
        worst = max(worst, error)
      }
    }
    print("exactness: \(kind), FUZZ_SEED=\(Fuzz.seed), \(10 * Fuzz.scale) shapes, worst \(worst)")
  }

  /// Random shapes that once were not: lines with a hairpin within half a width of an end, where a piece was
  /// taken for a cusp, or for an even arc though a side folds over in it; a line that runs to and fro; an arc
  /// of more than a turn, which lies on itself; round joins that do; and a short flat end of a wide line.
  @Test(arguments: [
    (ExactShape.Kind.curveLine, 1, 4109), (.dashedCurve, 1, 3499), (.dashedCurve, 1, 4798),
    (.dashedCurve, 1, 7048), (.trimmedCurve, 1, 4723), (.curveLine, 3, 2327), (.arc, 2, 768),
    (.denseLine, 1, 117), (.denseMixedLine, 5, 1053),
  ])
  func `a shape is exact in hard places`(kind: ExactShape.Kind, seed: UInt64, iteration: Int) {
    var generator = SeededGenerator(seed: seed * 0x1_0000_0001 + UInt64(iteration))
    let shape = ExactShape(kind, &generator)
    let buffer = PixelBuffer(width: Self.size, height: Self.size)
    let item = DisplayItem(.fill(shape.shape, .color(.black)), transform: shape.transform)
    Rasterizer().draw(DisplayList([item]), transform: .identity, into: buffer)
    #expect(largestError(buffer, exactArea(shape)) <= 1)
  }

  /// A shape under clips is covered by the product of their coverages. Drawn three times, as above.
  @Test(arguments: [1, 2, 3])
  func `Fuzz: a clipped shape covers the product of the areas, within one step`(clips: Int) {
    let kinds: [ExactShape.Kind] = [.rectangle, .polygon, .curves, .polyline, .roundedRectangle]
    let bounds = PixelRect(x: 0, y: 0, width: Self.size, height: Self.size)
    var worst = 0.0
    Fuzz.run(10) { generator, trace in
      let shapes = (0...clips).map { _ in
        ExactShape(kinds[generator.integer(0...kinds.count - 1)], &generator)
      }
      var item = DisplayItem(
        .fill(shapes[0].shape, .color(.black)), transform: shapes[0].transform)
      item.clips = shapes.dropFirst().map { ClipShape($0.shape, $0.transform) }
      // Where their boxes do not meet nothing is drawn, even if they share a pixel.
      if item.bounds(in: .identity).isNull { return }
      let exact = shapes.map(exactArea).reduce(Array(repeating: 1, count: bounds.area)) {
        zip($0, $1).map { $0 * $1 }
      }
      let rasterizer = Rasterizer()
      let buffer = PixelBuffer(width: Self.size, height: Self.size)
      for turn in 0..<3 {
        rasterizer.draw(
          DisplayList([item]), transform: .identity, into: buffer, damage: [bounds])
        let error = largestError(buffer, exact)
        if error > 1 {
          Issue.record("\(clips) clips, \(trace), turn \(turn): off by \(error) of 255")
        }
        worst = max(worst, error)
      }
    }
    print(
      "exactness: \(clips) clips, FUZZ_SEED=\(Fuzz.seed), \(10 * Fuzz.scale) shapes, worst \(worst)"
    )
  }

  private func exactArea(_ shape: ExactShape) -> [Double] {
    ReferenceCoverage(
      shape.area.applying(shape.transform), shape.rule, width: Self.size, height: Self.size
    ).values
  }

  /// In steps of 1/255.
  private func largestError(_ buffer: PixelBuffer, _ exact: [Double]) -> Double {
    var worst = 0.0
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        let alpha = Double(buffer[x, y] >> 24)
        worst = max(worst, abs(alpha - exact[y * Self.size + x] * 255))
      }
    }
    return worst
  }
}
