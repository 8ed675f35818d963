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

  /// Some circles touch, as far as numbers can tell, and some lie inside each other.
  @Test func `Fuzz: a radial gradient is within a step of its formula`() {
    Fuzz.run(40) { generator, trace in
      let start = CGPoint(x: generator.number(0...40), y: generator.number(0...12))
      let radii = (generator.number(0...9), generator.number(0...60))
      let (sine, cosine) = sineAndCosine(degrees: generator.number(0...360))
      let distance =
        [1, 1, 0, generator.number(0...3)][generator.integer(0...3)]
        * abs(radii.1 - radii.0)
      let end = CGPoint(x: start.x + cosine * distance, y: start.y + sine * distance)
      let isGrowing = generator.integer(0...2) > 0
      var paint = GradientPaint(
        kind: .radial(
          start: start, startRadius: isGrowing ? radii.0 : radii.1, end: end,
          endRadius: isGrowing ? radii.1 : radii.0),
        stops: randomStops(&generator))
      paint.extendsBeforeStart = generator.integer(0...3) > 0
      paint.extendsAfterEnd = generator.integer(0...3) > 0
      let page = Shape.rect(CGRect(x: -9, y: -9, width: 99, height: 99))
      let buffer = draw(
        DisplayList([DisplayItem(.fill(page, .gradient(paint)))]), width: Self.width,
        height: Self.height)
      check(buffer, ReferenceGradient(paint, transform: .identity), paint, trace)
    }
  }

  /// A component above alpha would run over into the next one there.
  @Test func `white that fades is white on white, at any length`() {
    for length in 2...200 {
      for alphas in [(0.0, 1.0), (0.5, 1), (0.2, 0.8), (0.9, 0.3)] {
        let end = CGPoint(x: Double(length), y: Double(length % 3))
        let paint = GradientPaint(
          kind: .axial(start: .zero, end: end),
          stops: [.init(0, RGBA(1, 1, 1, alphas.0)), .init(1, RGBA(1, 1, 1, alphas.1))])
        let page = Shape.rect(CGRect(x: 0, y: 0, width: 200, height: 2))
        let buffer = draw(
          DisplayList([DisplayItem(.fill(page, .gradient(paint)))]), width: 200, height: 2,
          background: .white)
        let isWhite = (0..<200).allSatisfy { buffer[$0, 0] == .max && buffer[$0, 1] == .max }
        #expect(isWhite, "\(alphas) over \(length) pixels")
      }
    }
  }

  private func check(
    _ buffer: PixelBuffer, _ reference: ReferenceGradient, _ paint: GradientPaint, _ trace: String
  ) {
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let alpha = buffer[x, y] >> 24
        if [0, 8, 16].contains(where: { buffer[x, y] >> $0 & 255 > alpha }) {
          Issue.record("\(trace): \(x), \(y): a component is more than alpha")
        }
        let t = reference.parameter(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) ?? 0
        // Where rounding decides on which side of a stop, or of a cone, the centre lies either is right.
        if paint.stops.contains(where: { abs($0.location - t) < 1e-9 * max(1, abs(t)) }) {
          continue
        }
        if isOnEdge(x, y, reference) { continue }
        let exact = reference.color(x: x, y: y)
        for (channel, shift) in zip(0..<4, [16, 8, 0, 24] as [UInt32]) {
          let error = abs(Double(buffer[x, y] >> shift & 255) - exact[channel])
          if error > 1 { Issue.record("\(trace): \(x), \(y): off by \(error)") }
        }
      }
    }
  }

  /// Whether a millionth of a pixel beside the centre something else begins.
  private func isOnEdge(_ x: Int, _ y: Int, _ reference: ReferenceGradient) -> Bool {
    let center = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
    let here = reference.color(at: center)
    return [(1e-6, 0.0), (-1e-6, 0), (0, 1e-6), (0, -1e-6)].contains { dx, dy in
      let beside = reference.color(at: CGPoint(x: center.x + dx, y: center.y + dy)) - here
      return (beside * beside).sum() > 0.0001
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
    let isPale = generator.integer(0...2) == 0
    let share = generator.number(0...1)
    var place = 0.0
    return (0..<count).map { index in
      // Some stops stand where the one before stands: hard stops.
      if index > 0 && generator.number(0...1) > share * 0.5 {
        place += generator.number(0...2) / Double(count)
      }
      var color = generator.color()
      if isOpaque { color.alpha = 1 }
      if isPale { (color.red, color.blue) = (1, 1) }
      return GradientPaint.Stop(min(place, 1), color)
    }
  }
}
