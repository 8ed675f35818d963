// The reference for strokes of straight lines: each part of the definition as a shape of its own.

package import CoreGraphics

/// The coverage of a line along a path of lines, written straight from the definitions of PDF and SVG: a
/// rectangle for each segment, a triangle, kite or sector for each join, half a disc or half a square
/// for each cap. All parts turn the same way, so that their union is what the winding rule fills.
/// (The stroker goes the other way: it walks along the sides.)
package struct ReferenceStroke {
  private typealias Vector = SIMD2<Double>

  private let style: StrokeStyle
  private let radius: Double
  private let sagitta: Double
  /// The parts.
  package private(set) var path = PathData()

  /// - Parameters:
  ///   - path: Lines only.
  ///   - style: How they are drawn.
  ///   - sagitta: How far an arc may rise over its chords, in the path's unit.
  package init(_ path: PathData, _ style: StrokeStyle, sagitta: Double) {
    self.style = style
    self.sagitta = sagitta
    radius = style.width / 2
    let lines = ReferenceLines(path).trimmed(from: style.trimStart, to: style.trimEnd)
    let pattern = style.dashLengths.map(Double.init)
    for line in pattern.isEmpty ? lines : lines.dashed(pattern, phase: Double(style.dashPhase)) {
      widen(line)
    }
  }

  private mutating func widen(_ line: ReferenceLines.Line) {
    let points = line.points
    guard points.count > 1 else { return widenDot(points[0], line.direction) }
    let ways = zip(points, points.dropFirst()).map { unit($1 - $0) }
    for (index, way) in ways.enumerated() {
      let side = normal(way) * radius
      let (start, end) = (points[index], points[index + 1])
      add([start + side, end + side, end - side, start - side])
      if index > 0 { join(at: start, ways[index - 1], way) }
    }
    let (first, last) = (ways[0], ways[ways.count - 1])
    if line.isClosed {
      join(at: points[0], last, first)
    } else {
      cap(at: points[0], -first)
      cap(at: points[points.count - 1], last)
    }
  }

  private mutating func widenDot(_ point: Vector, _ direction: Vector) {
    cap(at: point, direction)
    cap(at: point, -direction)
  }

  private mutating func cap(at end: Vector, _ way: Vector) {
    let side = normal(way) * radius
    switch style.cap {
    case .butt: break
    case .square:
      add([end + side, end - side, end - side + way * radius, end + side + way * radius])
    case .round: addSector(at: end, from: normal(way), to: -normal(way), through: way)
    }
  }

  private mutating func join(at vertex: Vector, _ before: Vector, _ after: Vector) {
    // The normals on the outer side of the turn.
    let turn = before.x * after.y - before.y * after.x
    let outer = turn > 0 ? -1.0 : 1
    let (one, other) = (normal(before) * outer, normal(after) * outer)
    let (a, b) = (vertex + one * radius, vertex + other * radius)
    let cosine = (before * after).sum()
    switch style.join {
    case .round:
      let middle = one + other
      let isBack = (middle * middle).sum() < 1e-20
      addSector(at: vertex, from: one, to: other, through: isBack ? before : unit(middle))
    case .bevel: add([vertex, a, b])
    case .miter:
      // Miter length ÷ width is 1 / sin(φ/2), φ between the segments: cos φ = −cosine.
      let sineSquared = (1 + cosine) / 2
      if sineSquared > 0, 1 / sineSquared <= style.miterLimit * style.miterLimit {
        add([vertex, a, vertex + (one + other) * (radius / (1 + cosine)), b])
      } else {
        add([vertex, a, b])
      }
    }
  }

  private mutating func addSector(
    at center: Vector, from one: Vector, to other: Vector, through middle: Vector
  ) {
    var directions = [one, middle, other]
    while chordIsCoarse(directions[0], directions[1]) {
      var finer = [directions[0]]
      for direction in directions.dropFirst() {
        finer += [unit(finer[finer.count - 1] + direction), direction]
      }
      directions = finer
    }
    add([center] + directions.map { center + $0 * radius })
  }

  private func chordIsCoarse(_ one: Vector, _ other: Vector) -> Bool {
    let half = (one + other) / 2
    return radius * (1 - (half * half).sum().squareRoot()) > sagitta
  }

  /// A polygon, turned so that its area is positive.
  private mutating func add(_ corners: [Vector]) {
    var area = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count] - corners[0]
      let here = corner - corners[0]
      area += here.x * next.y - here.y * next.x
    }
    for (index, corner) in (area < 0 ? corners.reversed() : corners).enumerated() {
      let point = CGPoint(x: corner.x, y: corner.y)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
  }

  private func normal(_ way: Vector) -> Vector { Vector(-way.y, way.x) }

  private func unit(_ vector: Vector) -> Vector { vector / (vector * vector).sum().squareRoot() }
}
