// Outlines of lines against the definitions: distance, dashes and trims, at any scale.

import CoreGraphics
import TestSupport
import Testing

/// `make test-exact` runs them at full size, 10,000 lines each.
@Suite struct StrokeExactnessTests {
  /// The rasteriser's tolerance: a thousandth of a pixel, or up to half of that.
  private static let tolerance = 0.001

  /// 0.05 pixels beside the true edge a point is surely inside, or surely outside.
  @Test func `Fuzz: an outline is within a twentieth of a pixel of the true one at any scale`() {
    Fuzz.run(10) { random, trace in
      // Pixels to a unit.
      let scale = [0.001, 0.1, 1, 10, 1000][Int.random(in: 0...4, using: &random)]
      let curve = curve(&random, size: 100 / scale)
      let radius = CGFloat.random(in: 0.2...40, using: &random) / scale
      var style = StrokeStyle(width: 2 * radius)
      (style.cap, style.join) = (.round, .round)
      let outline = path(curve).stroked(style, tolerance: Self.tolerance / scale)
      let samples = (0...4000).map { curve.point(at: CGFloat($0) / 4000) }
      for _ in 0..<20 {
        let foot = samples[Int.random(in: 0...4000, using: &random)]
        let way = sineAndCosine(degrees: .random(in: 0...360, using: &random))
        for distance in [radius - 0.05 / scale, radius + 0.05 / scale] where distance > 0 {
          let probe = CGPoint(x: foot.x + way.cosine * distance, y: foot.y + way.sine * distance)
          // Samples lie next to each other within a fraction of the margin.
          let nearest = samples.reduce(CGFloat.infinity) { min($0, $1.distance(to: probe)) }
          guard abs(nearest - radius) > 0.045 / scale else { continue }
          if outline.contains(probe, tolerance: 1) != (nearest < radius) {
            Issue.record("\(trace): scale \(scale), radius \(radius), at \(probe)")
          }
        }
      }
    }
  }

  @Test func `Fuzz: trims end where the length says, to a ten-thousandth of it`() {
    Fuzz.run(10) { random, trace in
      let curve = curve(&random, size: 100)
      let line = FlattenedPath(path(curve), halfWidth: 2, tolerance: Self.tolerance)
      let table = LengthTable(curve)
      let (start, end) = (
        CGFloat.random(in: 0...0.5, using: &random), CGFloat.random(in: 0.5...1, using: &random)
      )
      #expect(abs(line.length - table.length) <= 1e-4 * table.length, "\(trace)")
      guard let part = line.trimmed(from: start, to: end).subpaths.first else {
        Issue.record("\(trace): nothing is left")
        return
      }
      #expect(abs(part.length - (end - start) * table.length) <= 1e-4 * table.length, "\(trace)")
      for (point, share) in [(part.start, start), (part.pieces.last?.end ?? .zero, end)] {
        let off = table.point(at: share * table.length).distance(to: point)
        #expect(off <= 1e-4 * table.length, "\(trace): \(off) of \(table.length)")
      }
    }
  }

  /// The pattern goes on from one curve to the next.
  @Test func `Fuzz: dashes begin and end where the pattern does, over curves and corners`() {
    Fuzz.run(10) { random, trace in
      let first = curve(&random, size: 100)
      var second = curve(&random, size: 100)
      second.start = first.end
      var path = path(first)
      path.cubic(to: second.end, control1: second.control1, control2: second.control2)
      let tables = [LengthTable(first), LengthTable(second)]
      let length = tables[0].length + tables[1].length
      let lengths = [CGFloat.random(in: 1...9, using: &random), .random(in: 1...9, using: &random)]
      let phase = CGFloat.random(in: -30...30, using: &random)
      let dashes = FlattenedPath(path, halfWidth: 2, tolerance: Self.tolerance)
        .dashed(lengths: lengths, phase: phase).subpaths
      let period = lengths[0] + lengths[1]
      let before = (phase / period).rounded(.down)
      for dash in dashes.dropFirst().dropLast() {
        // The place on the line whose distance from the dash's ends is least, by the pattern.
        let places = stride(from: (before * period) - phase, to: length, by: period)
        let starts = places.filter { $0 > 0 }.map { place -> CGFloat in
          let isFirst = place <= tables[0].length
          let point =
            isFirst
            ? tables[0].point(at: place) : tables[1].point(at: place - tables[0].length)
          return point.distance(to: dash.start)
        }
        #expect((starts.min() ?? .infinity) <= 1e-4 * length, "\(trace)")
        #expect(abs(dash.length - lengths[0]) <= 1e-4 * length, "\(trace)")
      }
    }
  }

  /// Some nearly stand still, some turn in a point.
  private func curve(_ random: inout SeededGenerator, size: CGFloat) -> CubicCurve {
    func point() -> CGPoint {
      CGPoint(x: .random(in: 0...size, using: &random), y: .random(in: 0...size, using: &random))
    }
    let (start, end) = (point(), point())
    switch Int.random(in: 0...3, using: &random) {
    case 0:
      // Handles that cross over: a cusp at the middle.
      let up = CGFloat.random(in: -1...1, using: &random)
      let (dx, dy) = ((start.y - end.y) * up, (end.x - start.x) * up)
      return CubicCurve(
        start: start, control1: CGPoint(x: end.x + dx, y: end.y + dy),
        control2: CGPoint(x: start.x + dx, y: start.y + dy), end: end)
    case 1: return CubicCurve(start: start, control1: start, control2: point(), end: end)
    default: return CubicCurve(start: start, control1: point(), control2: point(), end: end)
    }
  }

  private func path(_ curve: CubicCurve) -> PathData {
    var path = PathData()
    path.move(to: curve.start)
    path.cubic(to: curve.end, control1: curve.control1, control2: curve.control2)
    return path
  }
}

/// The lengths of a curve up to 20,000 points of it, by chords: to about eight digits.
private struct LengthTable {
  private let points: [CGPoint]
  private let lengths: [CGFloat]

  init(_ curve: CubicCurve) {
    points = (0...20_000).map { curve.point(at: CGFloat($0) / 20_000) }
    var sum: CGFloat = 0
    lengths =
      [0]
      + zip(points, points.dropFirst()).map {
        sum += $0.distance(to: $1)
        return sum
      }
  }

  var length: CGFloat { lengths[lengths.count - 1] }

  func point(at length: CGFloat) -> CGPoint {
    var (low, high) = (0, lengths.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if lengths[middle] < length { low = middle + 1 } else { high = middle }
    }
    guard low > 0, lengths[low] > lengths[low - 1] else { return points[low] }
    let part = (length - lengths[low - 1]) / (lengths[low] - lengths[low - 1])
    let (one, other) = (points[low - 1], points[low])
    return CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
