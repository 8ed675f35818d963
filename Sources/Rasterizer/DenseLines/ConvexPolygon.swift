// A convex polygon, column by column.

/// An edge of a convex polygon as a half-plane: a·x + b·y + c is positive outside, from the polygon's origin.
struct PolygonEdge: BitwiseCopyable {
  var a: Double
  var b: Double
  var c: Double
  /// The box of the side itself.
  var first: Vertex
  var last: Vertex

  @inline(__always)
  init(_ from: Vertex, _ to: Vertex, sign: Double) {
    a = (to.y - from.y) * sign
    b = (from.x - to.x) * sign
    c = -(a * from.x + b * from.y)
    first = from.lowest(to)
    last = from.highest(to)
  }

  /// Whether the side's box has a part within the pixel about a point.
  @inline(__always)
  func isNear(_ center: Vertex) -> Bool {
    last.x > center.x - 0.5 && last.y > center.y - 0.5 && first.x < center.x + 0.5
      && first.y < center.y + 0.5
  }

  @inline(__always)
  func value(at point: Vertex) -> Double { a * point.x + b * point.y + c }

  /// How far a pixel's values are from the one at its centre at most.
  @inline(__always)
  var spread: Double { (abs(a) + abs(b)) / 2 }
}

/// A convex polygon on the fixed grid.
///
/// Use: `removeAll`, `append` its corners in either turn, `close`; then ask for columns. They and their
/// rows count from `origin`, so that moving all by whole pixels changes no bit.
final class ConvexPolygon {
  private let cornerStorage = Storage<Vertex>()
  private let sideStorage = Storage<PolygonEdge>()
  private var cornerCount = 0
  private var sideCount = 0
  /// How many sides have to do with pixels that do not touch the tip: the first ones.
  private var bodySideCount = 0
  /// The corner with which the tip begins, and where it lies.
  private var tipStart = Int.max
  private var tipLow = Vertex(0, 0)
  private var tipHigh = Vertex(0, 0)
  /// Above and below the polygon, from column to column.
  private var band = ParallelLines()
  private var low = Vertex(0, 0)
  private var high = Vertex(0, 0)
  /// The pixel that holds the upper left corner of the polygon's box.
  private(set) var origin = (x: 0, y: 0)

  /// The sides that bound the polygon in a pixel.
  @inline(__always)
  func sides(_ corner: Vertex) -> Cells<PolygonEdge> {
    let isInTip =
      corner.x < tipHigh.x && corner.y < tipHigh.y && corner.x + 1 > tipLow.x
      && corner.y + 1 > tipLow.y
    return sideStorage.cells.slice(0, count: isInTip ? sideCount : bodySideCount)
  }

  func removeAll() {
    cornerCount = 0
    tipStart = .max
    low = Vertex(repeating: .infinity)
    high = Vertex(repeating: -.infinity)
  }

  @inline(__always)
  func append(_ corner: Vertex) {
    if cornerCount == cornerStorage.cells.count {
      cornerStorage.reserve(cornerCount &+ 1, filler: corner, keeping: cornerCount)
    }
    cornerStorage.cells[cornerCount] = corner
    cornerCount &+= 1
    low = low.lowest(corner)
    high = high.highest(corner)
  }

  /// Begins the tip: corners from here on matter to pixels of a rectangle alone.
  @inline(__always)
  func beginTip(_ low: Vertex, _ high: Vertex) {
    tipStart = cornerCount
    (tipLow, tipHigh) = (low, high)
  }

  /// Finds the sides; false for a polygon without area. That of a segment lies between a line through
  /// its first corner and a parallel one through the second and the third.
  @inline(__always)
  func close(isSegment: Bool = false) -> Bool {
    let corners = cornerStorage.cells.slice(0, count: cornerCount)
    let area = doubleArea(corners)
    guard area != 0 else { return false }
    low = low.limited
    high = high.limited
    origin = (low.x.floor, low.y.floor)
    let shift = Vertex(Double(origin.x), Double(origin.y))
    low -= shift
    high -= shift
    tipLow -= shift
    tipHigh -= shift
    addSides(corners, shift, sign: area > 0 ? 1 : -1)
    band = ParallelLines()
    if isSegment {
      let delta = corners[2] - corners[1]
      band = ParallelLines(corners[0] - shift, corners[1] - shift, delta: delta)
    }
    return true
  }

  @inline(__always)
  private func addSides(_ corners: Cells<Vertex>, _ shift: Vertex, sign: Double) {
    if sideStorage.cells.count < cornerCount {
      sideStorage.reserve(cornerCount, filler: PolygonEdge(low, high, sign: 1))
    }
    let sides = sideStorage.cells
    var last = corners[cornerCount &- 1] - shift
    var count = 0
    for index in 0..<cornerCount {
      let corner = corners[index] - shift
      if index == tipStart { bodySideCount = count }
      if corner == last { continue }
      sides[count] = PolygonEdge(last, corner, sign: sign)
      last = corner
      count &+= 1
    }
    sideCount = count
    if tipStart >= cornerCount { bodySideCount = count }
  }

  @inline(__always)
  private func doubleArea(_ corners: Cells<Vertex>) -> Double {
    let origin = corners[0]
    var area = 0.0
    var one = Vertex(0, 0)
    for index in 1..<max(1, corners.count) {
      let other = corners[index] - origin
      area += one.x * other.y - one.y * other.x
      one = other
    }
    return area
  }

  func contains(_ point: Vertex) -> Bool {
    let sides = sideStorage.cells
    for index in 0..<sideCount where sides[index].value(at: point) > 0 { return false }
    return true
  }

  var columns: (first: Int, end: Int) { (low.x.floor, high.x.ceiling) }

  /// The rows that the polygon touches in a column, and a few beside its corners.
  @inline(__always)
  func rows(_ column: Int) -> (first: Int, end: Int) {
    let (first, last) = band.touched(column)
    return (
      max(low.y, min(first, high.y)).floor, min(high.y, max(last, low.y)).ceiling
    )
  }
}
