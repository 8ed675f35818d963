// The colours of COLR's paints: solid ones and gradients.

import CoreGraphics

extension ColorGlyphPainter {
  /// How often a gradient that repeats is continued on each side.
  private static let repetitions = 8

  /// The colours of a paint of the formats 2 … 9, in font units; nil where it is damaged.
  mutating func source(of paint: Int, format: Int) -> Paint? {
    guard let table else { return nil }
    if format <= 3 {
      guard let index = table.u16(paint + 1), let alpha = table.fraction(paint + 3) else {
        return nil
      }
      return .color(color(index, alpha))
    }
    guard let line = table.u24(paint + 1),
      var stops = stops(at: paint + line, isVariable: format % 2 == 1), !stops.isEmpty
    else { return nil }
    let numbers = (0..<6).map { table.number(paint + 4 + 2 * $0) ?? 0 }
    let kind: GradientPaint.Kind? =
      switch format {
      case 4, 5: linear(numbers)
      case 6, 7: radial(numbers)
      default: sweep(paint, &stops)
      }
    return kind.map { .gradient(GradientPaint(kind: $0, stops: stops)) }
  }

  private mutating func color(_ index: Int, _ alpha: CGFloat) -> RGBA {
    color(UInt16(truncatingIfNeeded: index), alpha: min(max(Double(alpha), 0), 1))
  }

  /// The lines of one colour are parallel to that from the start to the third point.
  private func linear(_ n: [CGFloat]) -> GradientPaint.Kind? {
    let (start, end) = (CGPoint(x: n[0], y: n[1]), CGPoint(x: n[2], y: n[3]))
    let normal = CGPoint(x: n[5] - start.y, y: start.x - n[4])
    let length = normal.x * normal.x + normal.y * normal.y
    guard length > 0 else { return nil }
    let part = ((end.x - start.x) * normal.x + (end.y - start.y) * normal.y) / length
    return .axial(
      start: start, end: CGPoint(x: start.x + normal.x * part, y: start.y + normal.y * part))
  }

  /// Radii have no sign.
  private func radial(_ n: [CGFloat]) -> GradientPaint.Kind {
    func radius(_ value: CGFloat) -> CGFloat { value < 0 ? value + 65536 : value }
    return .radial(
      start: CGPoint(x: n[0], y: n[1]), startRadius: radius(n[2]), end: CGPoint(x: n[3], y: n[4]),
      endRadius: radius(n[5]))
  }

  /// Angles are half turns minus one, against the clock as y points up.
  private func sweep(_ paint: Int, _ stops: inout [GradientPaint.Stop]) -> GradientPaint.Kind? {
    guard let table, let x = table.number(paint + 4), let y = table.number(paint + 6),
      let first = table.fraction(paint + 8), let last = table.fraction(paint + 10)
    else { return nil }
    let (start, end) = ((first + 1) / 2, (last + 1) / 2)
    for index in stops.indices {
      stops[index].location *= abs(end - start)
      if end < start { stops[index].location = start - end - stops[index].location }
    }
    if end < start { stops.reverse() }
    return .conic(center: CGPoint(x: x, y: y), angle: min(start, end) * 2 * .pi)
  }

  /// The stops in ascending order, continued where the line repeats.
  private mutating func stops(at line: Int, isVariable: Bool) -> [GradientPaint.Stop]? {
    guard let table, let extend = table.u8(line), let count = table.u16(line + 1) else {
      return nil
    }
    // A long line takes as long as several paints.
    paintsLeft -= count / 16
    var stops: [GradientPaint.Stop] = []
    for index in 0..<count {
      let place = line + 3 + index * (isVariable ? 10 : 6)
      guard let offset = table.fraction(place), let color = table.u16(place + 2),
        let alpha = table.fraction(place + 4)
      else { return nil }
      stops.append(GradientPaint.Stop(Double(offset), self.color(color, alpha)))
    }
    stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    return extend == 0 ? stops : repeated(stops, reflected: extend == 2)
  }

  private func repeated(
    _ stops: [GradientPaint.Stop], reflected: Bool
  ) -> [GradientPaint.Stop] {
    guard let first = stops.first?.location, let last = stops.last?.location, last > first,
      stops.count <= 256
    else { return stops }
    let length = last - first
    return (-Self.repetitions...Self.repetitions).flatMap { turn in
      let offset = Double(turn) * length
      guard reflected, turn % 2 != 0 else {
        return stops.map { GradientPaint.Stop($0.location + offset, $0.color) }
      }
      return stops.reversed().map {
        GradientPaint.Stop(first + last - $0.location + offset, $0.color)
      }
    }
  }
}
