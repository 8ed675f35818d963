// A convex polygon, row by row: which pixels it touches, which it covers whole.

/// One side of a convex polygon, in pixels: a·(x − x0) + b·(y − y0) is positive beyond it.
struct PieceSide: BitwiseCopyable {
  var a: Double
  var b: Double
  var x0: Double
  var y0: Double
  /// What the corners of a pixel add at least and at most to the value at its upper left one.
  var low: Double
  var high: Double
  /// The box of the side itself.
  var first: Vertex
  var last: Vertex

  init(_ from: Vertex, _ to: Vertex, sign: Double) {
    a = (to.y - from.y) * sign
    b = (from.x - to.x) * sign
    x0 = from.x
    y0 = from.y
    low = min(a, 0) + min(b, 0)
    high = max(a, 0) + max(b, 0)
    first = pointwiseMin(from, to)
    last = pointwiseMax(from, to)
  }

  /// Whether the side's box has a part within a pixel.
  @inline(__always)
  func isNear(_ corner: Vertex) -> Bool {
    last.x > corner.x && last.y > corner.y && first.x < corner.x + 1 && first.y < corner.y + 1
  }

  /// From differences, so that moving all by whole pixels changes no bit.
  @inline(__always)
  func value(at point: Vertex) -> Double { a * (point.x - x0) + b * (point.y - y0) }
}

/// A convex polygon on the fixed grid.
///
/// Use: `removeAll`, `append` its corners in either turn, `close`; then `cross` for rows.
final class ConvexPiece {
  /// What the polygon is in a row of pixels.
  struct Row: BitwiseCopyable {
    /// All that it touches.
    var low = Double.infinity
    var high = -Double.infinity
    /// Where it covers the row's whole height.
    var innerLow = Double.infinity
    var innerHigh = -Double.infinity
  }

  private let cornerStorage = Storage<Vertex>()
  private let sideStorage = Storage<PieceSide>()
  private let borderStorage = Storage<Vertex>()
  private let rowStorage = Storage<Row>()
  private var cornerCount = 0
  private var sideCount = 0
  private(set) var low = Vertex(0, 0)
  private(set) var high = Vertex(0, 0)

  var sides: Cells<PieceSide> { sideStorage.cells.slice(0, count: sideCount) }

  func removeAll() {
    cornerCount = 0
    low = Vertex(repeating: .infinity)
    high = Vertex(repeating: -.infinity)
  }

  @inline(__always)
  func append(_ corner: Vertex) {
    cornerStorage.reserve(cornerCount + 1, filler: corner, keeping: cornerCount)
    cornerStorage.cells[cornerCount] = corner
    cornerCount &+= 1
    low = pointwiseMin(low, corner)
    high = pointwiseMax(high, corner)
  }

  /// Finds the sides; false for a polygon without area.
  func close() -> Bool {
    let corners = cornerStorage.cells
    let origin = corners[0]
    var area = 0.0
    for index in 1..<max(1, cornerCount &- 1) {
      let (one, other) = (corners[index] - origin, corners[index &+ 1] - origin)
      area += one.x * other.y - one.y * other.x
    }
    guard area != 0 else { return false }
    sideStorage.reserve(cornerCount, filler: PieceSide(origin, origin, sign: 1))
    sideCount = 0
    for index in 0..<cornerCount {
      let next = corners[index &+ 1 < cornerCount ? index &+ 1 : 0]
      if corners[index] == next { continue }
      sideStorage.cells[sideCount] = PieceSide(corners[index], next, sign: area > 0 ? 1 : -1)
      sideCount &+= 1
    }
    return true
  }

  func contains(_ point: Vertex) -> Bool {
    let sides = sides
    for index in 0..<sides.count where sides[index].value(at: point) > 0 { return false }
    return true
  }

  /// What the polygon is in the rows from `first` up to `end`.
  func cross(_ first: Int, _ end: Int) -> Cells<Row> {
    let count = end &- first
    borderStorage.reserve(count + 1, filler: Vertex(0, 0))
    rowStorage.reserve(count, filler: Row())
    // Where the polygon begins and ends on the upper border of each row, and on the last lower one.
    let borders = borderStorage.cells.slice(0, count: count &+ 1)
    let rows = rowStorage.cells.slice(0, count: count)
    borders.fill(Vertex(.infinity, -.infinity))
    let corners = cornerStorage.cells
    for index in 0..<cornerCount {
      crossBorders(
        corners[index], corners[index &+ 1 < cornerCount ? index &+ 1 : 0], first, borders)
    }
    for index in 0..<count {
      let (above, below) = (borders[index], borders[index &+ 1])
      let isLowAbove = above.x < below.x
      let isHighAbove = above.y > below.y
      rows[index] = Row(
        low: isLowAbove ? above.x : below.x, high: isHighAbove ? above.y : below.y,
        innerLow: isLowAbove ? below.x : above.x, innerHigh: isHighAbove ? below.y : above.y)
    }
    for index in 0..<cornerCount {
      let y = corners[index].y - Double(first)
      guard y >= 0, y < Double(count) else { continue }
      let row = Int(y)
      rows[row].low = min(rows[row].low, corners[index].x)
      rows[row].high = max(rows[row].high, corners[index].x)
    }
    return rows
  }

  /// Enters where a side crosses the borders.
  @inline(__always)
  private func crossBorders(
    _ from: Vertex, _ to: Vertex, _ first: Int, _ borders: Cells<Vertex>
  ) {
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    guard upper.y < lower.y else { return }
    let top = max(upper.y - Double(first), 0)
    let bottom = min(lower.y - Double(first), Double(borders.count &- 1))
    guard top <= bottom else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    var border = Int(top)
    if Double(border) < top { border &+= 1 }
    while Double(border) <= bottom {
      let x = upper.x + (Double(first &+ border) - upper.y) * slope
      let known = borders[border]
      borders[border] = Vertex(x < known.x ? x : known.x, x > known.y ? x : known.y)
      border &+= 1
    }
  }
}
