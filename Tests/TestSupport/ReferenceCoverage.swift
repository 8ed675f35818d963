// The analytic reference for coverage: slow, in double precision, and nothing like the rasteriser.

package import CoreGraphics

/// The share of each pixel that lies inside a path by the fill rule.
///
/// Each pixel is cut into upright slabs at every end of a line, at every crossing of two lines and
/// where lines cross the pixel's border. Within a slab the lines have an order from top to bottom
/// and bound trapezoids; those whose winding the rule calls inside are added. (The rasteriser goes
/// the other way: rows, whole numbers, sums over edges.)
package struct ReferenceCoverage: Sendable {
  package let width: Int
  package let height: Int
  /// 0 … 1, row by row.
  package private(set) var values: [Double]

  /// - Parameters:
  ///   - path: In pixels, y down. Curves are flattened to `tolerance`; open subpaths close.
  ///   - rule: Which windings are inside.
  ///   - width: Pixels.
  ///   - height: Pixels.
  ///   - tolerance: Pixels.
  package init(
    _ path: PathData, _ rule: CGPathFillRule, width: Int, height: Int, tolerance: CGFloat = 0.0002
  ) {
    self.width = width
    self.height = height
    values = [Double](repeating: 0, count: width * height)
    let box = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let all = lines(of: path.flattened(tolerance: tolerance, within: box))
    for x in 0..<width {
      let column = all.compactMap { $0.clipped(left: Double(x), right: Double(x + 1)) }
      for y in 0..<height where !column.isEmpty {
        let pixel = ReferencePixel(column, rule, x: Double(x), y: Double(y))
        values[y * width + x] = pixel.share
      }
    }
  }

  package subscript(x: Int, y: Int) -> Double { values[y * width + x] }
}

/// A line that leads right, and whether the path follows it to the right (1) or to the left (−1).
/// An upright one bounds no trapezoid, but slabs end there.
private struct ReferenceLine {
  var from: SIMD2<Double>
  var to: SIMD2<Double>
  var direction: Int

  init(_ one: SIMD2<Double>, _ other: SIMD2<Double>) {
    (from, to, direction) = one.x < other.x ? (one, other, 1) : (other, one, -1)
  }

  var slope: Double { (to.y - from.y) / (to.x - from.x) }
  var top: Double { min(from.y, to.y) }
  var bottom: Double { max(from.y, to.y) }

  func y(at x: Double) -> Double {
    x == to.x ? to.y : from.y + (x - from.x) * slope
  }

  func clipped(left: Double, right: Double) -> ReferenceLine? {
    guard from.x < right, to.x > left else { return nil }
    var result = self
    if from.x < left { result.from = SIMD2(left, y(at: left)) }
    if to.x > right { result.to = SIMD2(right, y(at: right)) }
    return result
  }

  /// Where the line passes a height; nil where it does not.
  func x(at y: Double) -> Double? {
    guard top < y, bottom > y else { return nil }
    return from.x + (y - from.y) / slope
  }

  /// Where two lines cross, if they do.
  func crossing(_ other: ReferenceLine) -> Double? {
    let left = max(from.x, other.from.x)
    let right = min(to.x, other.to.x)
    guard left < right else { return nil }
    let before = y(at: left) - other.y(at: left)
    let after = y(at: right) - other.y(at: right)
    guard before < 0 && after > 0 || before > 0 && after < 0 else { return nil }
    return left + (right - left) * (before / (before - after))
  }
}

extension PathData {
  /// Curves by halves, until their control points are near the chord; what lies wholly to one side
  /// of the box is as good as its chord.
  fileprivate func flattened(tolerance: CGFloat, within box: CGRect) -> PathData {
    var result = PathData()
    func add(_ curve: CubicCurve, _ depth: Int) {
      let (a, b, c, d) = (curve.start, curve.control1, curve.control2, curve.end)
      let (xs, ys) = ([a.x, b.x, c.x, d.x].sorted(), [a.y, b.y, c.y, d.y].sorted())
      let bend = max(
        abs(a.x - 2 * b.x + c.x), abs(b.x - 2 * c.x + d.x), abs(a.y - 2 * b.y + c.y),
        abs(b.y - 2 * c.y + d.y))
      let isOutside =
        xs[0] > box.maxX || xs[3] < box.minX || ys[0] > box.maxY || ys[3] < box.minY
      // The distance to the chord is at most ¾ · √2 of that bend.
      if isOutside || bend * 1.07 <= tolerance || depth == 40 { return result.line(to: d) }
      add(curve.halves.0, depth + 1)
      add(curve.halves.1, depth + 1)
    }
    for element in elements {
      let pen = result.currentPoint ?? .zero
      switch element {
      case .quad(let control, let end):
        add(QuadCurve(start: pen, control: control, end: end).cubic, 0)
      case .cubic(let control1, let control2, let end):
        add(CubicCurve(start: pen, control1: control1, control2: control2, end: end), 0)
      case .move, .line, .close: result.append(element)
      }
    }
    return result
  }
}

/// All lines of a path, closing ones too.
private func lines(of path: PathData) -> [ReferenceLine] {
  var result: [ReferenceLine] = []
  var start = SIMD2(0.0, 0.0)
  var pen = start
  func add(_ point: SIMD2<Double>) {
    result.append(ReferenceLine(pen, point))
    pen = point
  }
  for element in path.elements {
    switch element {
    case .move(let point):
      add(start)
      start = SIMD2(Double(point.x), Double(point.y))
      pen = start
    case .line(let point), .quad(_, let point), .cubic(_, _, let point):
      add(SIMD2(Double(point.x), Double(point.y)))
    case .close: add(start)
    }
  }
  add(start)
  return result
}

/// One pixel and the lines that matter to it.
private struct ReferencePixel {
  private let rule: CGPathFillRule
  private let x: Double
  private let y: Double
  /// Where the winding at the pixel's upper border changes, from left to right.
  private var above: [(x: Double, step: Int)] = []
  private var within: [ReferenceLine] = []

  /// `column` are the lines of the pixel's column, clipped to it.
  init(_ column: [ReferenceLine], _ rule: CGPathFillRule, x: Double, y: Double) {
    self.rule = rule
    self.x = x
    self.y = y
    var ends: [(x: Double, step: Int)] = []
    for line in column where line.top < y + 1 {
      if line.bottom > y {
        within.append(line)
      } else {
        ends += [(line.from.x, line.direction), (line.to.x, -line.direction)]
      }
    }
    // Where one line goes on where another ends nothing changes.
    for end in ends.sorted(by: { $0.x < $1.x }) {
      if above.last?.x == end.x {
        above[above.count - 1].step += end.step
      } else {
        if above.last?.step == 0 { above.removeLast() }
        above.append(end)
      }
    }
  }

  var share: Double {
    if within.isEmpty { return area(left: x, right: x + 1) }
    let borders = slabBorders
    return zip(borders, borders.dropFirst()).reduce(0) { $0 + area(left: $1.0, right: $1.1) }
  }

  private var slabBorders: [Double] {
    var result = [x, x + 1]
    for index in within.indices {
      let line = within[index]
      result += [line.from.x, line.to.x]
      result += [line.x(at: y), line.x(at: y + 1)].compactMap(\.self)
      for other in within[..<index] {
        if let crossing = line.crossing(other) { result.append(crossing) }
      }
    }
    return result.sorted()
  }

  /// The area inside of the part of the pixel between two borders, where no lines cross.
  private func area(left: Double, right: Double) -> Double {
    guard left < right else { return 0 }
    let middle = (left + right) / 2
    var winding = above.prefix { $0.x <= middle }.reduce(0) { $0 + $1.step }
    let crossed = within.filter { $0.from.x <= middle && $0.to.x > middle }
      .map { ($0.y(at: middle), $0.direction) }
    var top = y
    var sum = 0.0
    for (height, direction) in crossed.sorted(by: { $0.0 < $1.0 }) + [(y + 1, 0)] {
      let border = min(max(height, y), y + 1)
      if rule == .winding ? winding != 0 : winding & 1 != 0 { sum += border - top }
      top = border
      winding += direction
    }
    return sum * (right - left)
  }
}
