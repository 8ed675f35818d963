// Gradients against their formula: any angle, up to 256 stops, hard stops, computed and copied.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct GradientExactnessTests {
  private static let width = 40
  private static let height = 12

  /// Drawn several times, because rows are copied from a table only after they have been asked for
  /// more often than the table is long.
  @Test func `Fuzz: each pixel is within a step of the colour at its centre, however often drawn`()
  {
    Fuzz.run(20) { generator, trace in
      let paint = randomPaint(&generator)
      let list = DisplayList([
        DisplayItem(.fill(.rect(CGRect(x: -9, y: -9, width: 99, height: 99)), .gradient(paint)))
      ])
      let buffer = PixelBuffer(width: Self.width, height: Self.height)
      let rasterizer = Rasterizer()
      let reference = ReferenceGradient(paint, transform: .identity)
      for turn in 0..<12 {
        rasterizer.draw(list, transform: .identity, into: buffer)
        if turn == 0 || turn == 11 { check(buffer, reference, paint, "\(trace), turn \(turn)") }
      }
    }
  }

  private func check(
    _ buffer: PixelBuffer, _ reference: ReferenceGradient, _ paint: GradientPaint, _ trace: String
  ) {
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let t = reference.parameter(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) ?? 0
        // Where rounding decides on which side of a stop the centre lies either is right.
        if paint.stops.contains(where: { abs($0.location - t) < 1e-9 }) { continue }
        let exact = reference.color(x: x, y: y)
        for (channel, shift) in zip(0..<4, [16, 8, 0, 24] as [UInt32]) {
          let error = abs(Double(buffer[x, y] >> shift & 255) - exact[channel])
          if error > 1 { Issue.record("\(trace): \(x), \(y): off by \(error)") }
        }
      }
    }
  }

  /// Lines from a pixel to thousands long, in any direction or along an axis.
  private func randomPaint(_ generator: inout SeededGenerator) -> GradientPaint {
    let length = [3.0, 30, 300, 3000][generator.integer(0...3)] * generator.number(0.5...2)
    let angle =
      generator.integer(0...4) == 0
      ? Double(generator.integer(0...7)) * 45 : generator.number(0...360)
    let (sine, cosine) = sineAndCosine(degrees: angle)
    let middle = CGPoint(x: generator.number(0...40), y: generator.number(0...12))
    let (x, y) = (cosine * length / 2, sine * length / 2)
    return GradientPaint(
      kind: .axial(
        start: CGPoint(x: middle.x - x, y: middle.y - y),
        end: CGPoint(x: middle.x + x, y: middle.y + y)),
      stops: randomStops(&generator))
  }

  private func randomStops(_ generator: inout SeededGenerator) -> [GradientPaint.Stop] {
    let count = [2, 3, 8, 256][generator.integer(0...3)]
    let isOpaque = generator.integer(0...1) == 0
    let share = generator.number(0...1)
    var place = 0.0
    return (0..<count).map { index in
      // Some stops stand where the one before stands: hard stops.
      if index > 0 && generator.number(0...1) > share * 0.5 {
        place += generator.number(0...2) / Double(count)
      }
      var color = generator.color()
      if isOpaque { color.alpha = 1 }
      return GradientPaint.Stop(min(place, 1), color)
    }
  }
}
