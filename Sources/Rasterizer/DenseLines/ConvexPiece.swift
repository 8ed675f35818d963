// A convex polygon, column by column: which pixels it touches, which it covers whole.

/// One side of a convex polygon: a·x + b·y + c is positive beyond it, from the piece's origin.
struct PieceSide: BitwiseCopyable {
  var a: Double
  var b: Double
  var c: Double
  /// What the corners of a pixel add at least and at most to the value at its upper left one.
  var low: Double
  var high: Double
  /// The box of the side itself.
  var first: Vertex
  var last: Vertex

  @inline(__always)
  init(_ from: Vertex, _ to: Vertex, sign: Double) {
    a = (to.y - from.y) * sign
    b = (from.x - to.x) * sign
    c = -(a * from.x + b * from.y)
    low = min(a, 0) + min(b, 0)
    high = max(a, 0) + max(b, 0)
    first = from.lowest(to)
    last = from.highest(to)
  }

  /// Whether the side's box has a part within a pixel.
  @inline(__always)
  func isNear(_ corner: Vertex) -> Bool {
    last.x > corner.x && last.y > corner.y && first.x < corner.x + 1 && first.y < corner.y + 1
  }

  @inline(__always)
  func value(at point: Vertex) -> Double { a * point.x + b * point.y + c }
}

/// How far a side lets a polygon reach, upwards or downwards from its origin: at column 0, and what each
/// further column adds.
private struct SideReach: BitwiseCopyable {
  var slope: Double
  /// Somewhere in the column.
  var touched: Double
  /// All over the column's width.
  var inner: Double

  @inline(__always)
  init(_ side: PieceSide) {
    let scale = -1 / abs(side.b)
    let level = side.c * scale
    slope = side.a * scale
    touched = level + max(slope, 0)
    inner = level + min(slope, 0)
  }
}

/// A convex polygon on the fixed grid.
///
/// Use: `removeAll`, `append` its corners in either turn, `close`; then ask for columns. They and their
/// rows count from `origin`, so that moving all by whole pixels changes no bit.
final class ConvexPiece {
  private let cornerStorage = Storage<Vertex>()
  private let sideStorage = Storage<PieceSide>()
  /// Of the sides that bound the polygon from above, and from below.
  private let uppers = Storage<SideReach>()
  private let lowers = Storage<SideReach>()
  private var cornerCount = 0
  private var sideCount = 0
  /// How many sides have to do with pixels that do not touch the tip: the first ones.
  private var bodySideCount = 0
  /// The corner with which the tip begins, and where it lies.
  private var tipStart = Int.max
  private var tipLow = Vertex(0, 0)
  private var tipHigh = Vertex(0, 0)
  private var upperCount = 0
  private var lowerCount = 0
  private var low = Vertex(0, 0)
  private var high = Vertex(0, 0)
  /// The pixel that holds the upper left corner of the polygon's box.
  private(set) var origin = (x: 0, y: 0)

  /// The sides that bound the piece in a pixel.
  @inline(__always)
  func sides(_ corner: Vertex) -> Cells<PieceSide> {
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

  /// From here on corners have to do with pixels of a rectangle alone.
  @inline(__always)
  func beginTip(_ low: Vertex, _ high: Vertex) {
    tipStart = cornerCount
    (tipLow, tipHigh) = (low, high)
  }

  /// Finds the sides; false for a polygon without area.
  func close() -> Bool {
    let corners = cornerStorage.cells.slice(0, count: cornerCount)
    let area = doubleArea(corners)
    guard area != 0 else { return false }
    low = low.limited
    high = high.limited
    origin = (floor(low.x), floor(low.y))
    let shift = Vertex(Double(origin.x), Double(origin.y))
    low -= shift
    high -= shift
    reserve(cornerCount)
    let (sides, uppers, lowers) = (sideStorage.cells, uppers.cells, lowers.cells)
    let sign: Double = area > 0 ? 1 : -1
    (sideCount, upperCount, lowerCount, bodySideCount) = (0, 0, 0, 0)
    tipLow -= shift
    tipHigh -= shift
    var last = corners[cornerCount &- 1] - shift
    for index in 0..<cornerCount {
      let corner = corners[index] - shift
      if index == tipStart { bodySideCount = sideCount }
      if corner == last { continue }
      let side = PieceSide(last, corner, sign: sign)
      last = corner
      sides[sideCount] = side
      sideCount &+= 1
      // The box bounds what stands upright.
      if side.b < 0 {
        uppers[upperCount] = SideReach(side)
        upperCount &+= 1
      } else if side.b > 0 {
        lowers[lowerCount] = SideReach(side)
        lowerCount &+= 1
      }
    }
    if tipStart >= cornerCount { bodySideCount = sideCount }
    return true
  }

  private func reserve(_ count: Int) {
    guard sideStorage.cells.count < count else { return }
    let side = PieceSide(low, high, sign: 1)
    sideStorage.reserve(count, filler: side)
    uppers.reserve(count, filler: SideReach(side))
    lowers.reserve(count, filler: SideReach(side))
  }

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

  var columns: (first: Int, end: Int) { (floor(low.x), ceiling(high.x)) }

  /// Those whose whole width lies between the polygon's leftmost and its rightmost corner.
  var innerColumns: (first: Int, end: Int) { (ceiling(low.x), floor(high.x)) }

  /// The rows that the polygon touches in a column, and a few beside its corners.
  @inline(__always)
  func rows(_ column: Int) -> (first: Int, end: Int) {
    (
      -ceiling(reach(uppers.cells, upperCount, -low.y, column) { $0.touched }),
      ceiling(reach(lowers.cells, lowerCount, high.y, column) { $0.touched })
    )
  }

  /// The rows whose pixels the polygon covers whole in an inner column.
  @inline(__always)
  func innerRows(_ column: Int) -> (first: Int, end: Int) {
    (
      -floor(reach(uppers.cells, upperCount, -low.y, column) { $0.inner }),
      floor(reach(lowers.cells, lowerCount, high.y, column) { $0.inner })
    )
  }

  @inline(__always)
  private func reach(
    _ sides: Cells<SideReach>, _ count: Int, _ most: Double, _ column: Int,
    _ first: (SideReach) -> Double
  ) -> Double {
    let column = Double(column)
    var reach = most
    for index in 0..<count {
      let side = sides[index]
      let value = side.slope * column + first(side)
      reach = value < reach ? value : reach
    }
    // Beyond all that rows can be.
    return reach > -farthest ? reach : -farthest
  }
}

/// Pixels, far beyond all that are drawn, within what whole numbers count.
private let farthest = 1e15

@inline(__always)
private func floor(_ value: Double) -> Int {
  let whole = Int(value)
  return Double(whole) > value ? whole &- 1 : whole
}

@inline(__always)
private func ceiling(_ value: Double) -> Int {
  let whole = Int(value)
  return Double(whole) < value ? whole &+ 1 : whole
}

extension Vertex {
  // Lane by lane: masks of two lanes become branches, which nobody can predict.
  @inline(__always)
  func lowest(_ other: Vertex) -> Vertex {
    Vertex(other.x < x ? other.x : x, other.y < y ? other.y : y)
  }

  @inline(__always)
  func highest(_ other: Vertex) -> Vertex {
    Vertex(other.x > x ? other.x : x, other.y > y ? other.y : y)
  }

  @inline(__always)
  fileprivate var limited: Vertex {
    highest(Vertex(repeating: -farthest)).lowest(Vertex(repeating: farthest))
  }
}
