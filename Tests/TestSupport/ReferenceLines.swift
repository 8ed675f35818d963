// Lines cut by their lengths, in the plainest way: what the reference for strokes widens.

import CoreGraphics

/// Subpaths of straight segments.
struct ReferenceLines {
  struct Line {
    /// No two neighbours are equal; a single one is a dot. A closed line ends where it begins.
    var points: [SIMD2<Double>]
    var isClosed = false
    /// Which way a dot looks.
    var direction = SIMD2(1.0, 0.0)

    var length: Double { zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) } }
  }

  private(set) var lines: [Line] = []

  init(_ path: PathData) {
    var isDrawn = false
    for element in path.elements {
      switch element {
      case .move(let point):
        if !isDrawn { _ = lines.popLast() }
        lines.append(Line(points: [SIMD2(point.x, point.y)]))
        isDrawn = false
      case .line(let point), .quad(_, let point), .cubic(_, _, let point):
        isDrawn = true
        append(SIMD2(point.x, point.y))
      case .close:
        isDrawn = true
        if let start = lines.last?.points.first { append(start) }
        lines[lines.count - 1].isClosed = lines[lines.count - 1].points.count > 1
      }
    }
    if !isDrawn { _ = lines.popLast() }
  }

  private mutating func append(_ point: SIMD2<Double>) {
    if lines[lines.count - 1].points.last != point { lines[lines.count - 1].points.append(point) }
  }

  /// The part between two fractions of the length of all lines.
  func trimmed(from start: Double, to end: Double) -> [Line] {
    guard start < end else { return [] }
    if start <= 0, end >= 1 { return lines }
    let length = lines.reduce(0) { $0 + $1.length }
    var offset = 0.0
    var result: [Line] = []
    for line in lines {
      let (from, to) = (start * length - offset, end * length - offset)
      offset += line.length
      if from <= 0, to >= line.length, to > 0 || line.length > 0 || end >= 1 {
        result.append(line)
      } else if from < line.length, to > 0 {
        result.append(line.part(from: max(0, from), to: min(to, line.length)))
      }
    }
    return result
  }
}

extension [ReferenceLines.Line] {
  func dashed(_ pattern: [Double], phase: Double) -> [ReferenceLines.Line] {
    flatMap { $0.dashed(pattern.count % 2 == 0 ? pattern : pattern + pattern, phase: phase) }
  }
}

extension ReferenceLines.Line {
  /// From one length to another; a dot where they are equal.
  func part(from start: Double, to end: Double) -> Self {
    var result: [SIMD2<Double>] = []
    var way = SIMD2(1.0, 0.0)
    var length = 0.0
    for (one, other) in zip(points, points.dropFirst()) {
      let next = length + distance(one, other)
      func point(_ place: Double) -> SIMD2<Double> {
        one + (other - one) * ((place - length) / (next - length))
      }
      if next > start, length <= end {
        if result.isEmpty {
          result.append(point(start))
          way = (other - one) / (next - length)
        }
        let last = next <= end ? other : point(end)
        if last != result[result.count - 1] { result.append(last) }
      }
      length = next
    }
    return Self(points: result, direction: way)
  }

  /// The dashes of a pattern of even length; where a closed line begins and ends in one, it is one.
  fileprivate func dashed(_ pattern: [Double], phase: Double) -> [Self] {
    let period = pattern.reduce(0, +)
    let length = length
    var place = -phase.truncatingRemainder(dividingBy: period)
    if place > 0 { place -= period }
    var dashes: [(from: Double, to: Double)] = []
    for index in sequence(first: 0, next: { ($0 + 1) % pattern.count }) {
      if place >= length, place > 0 || length > 0 { break }
      let end = place + pattern[index]
      if index % 2 == 0, end > 0 || end == 0 && place == 0 {
        dashes.append((max(place, 0), min(end, length)))
      }
      place = end
    }
    // A dot is drawn where the pattern begins in a dash.
    if length == 0 { return dashes.isEmpty ? [] : [self] }
    if isClosed, dashes.count == 1, dashes[0] == (0, length) { return [self] }
    var result = dashes.map { part(from: $0.from, to: $0.to) }
    if isClosed, dashes.count > 1, dashes[0].from == 0, dashes[dashes.count - 1].to == length {
      let last = result.removeLast()
      result[0].points = last.points + result[0].points.dropFirst()
    }
    return result
  }
}

private func distance(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Double {
  let way = other - one
  return (way * way).sum().squareRoot()
}
