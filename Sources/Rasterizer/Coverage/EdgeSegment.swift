// An edge's part in a row, and its place among those that overlap it.

/// An edge's part in a row.
struct EdgeSegment: BitwiseCopyable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
  var slope: Double
  /// The step of the winding.
  var sign: Int32
  /// Whether the piece only tells the winding: what it bounds has been added already.
  var isKnown = false

  static let none = EdgeSegment(x0: 0, y0: 0, x1: 0, y1: 0, slope: 0, sign: 0)

  @inline(__always)
  func position(_ y: Int32) -> Double {
    y == y1 ? Double(x1) : Double(x0) + Double(Int(y) &- Int(y0)) * slope
  }

  /// Whether the piece is left of another at height `y`, or just below where they meet there.
  @inline(__always)
  func isBefore(_ other: EdgeSegment, _ y: Int32) -> Bool {
    let gap = other.position(y) - position(y)
    return gap > 0 || gap == 0 && slope < other.slope
  }

  /// The first height below `y` where the two have changed places, `other` being the next to the
  /// right; nil where they have at `y`.
  @inline(__always)
  func meeting(_ other: EdgeSegment, _ y: Int32) -> Int32? {
    if max(x0, x1) <= min(other.x0, other.x1) { return .max }
    let gap = other.position(y) - position(y)
    let closing = slope - other.slope
    if gap < 0 || gap == 0 && closing > 0 { return nil }
    guard gap < closing * 65536 else { return .max }
    return y &+ 1 &+ Int32(gap / closing)
  }

  /// Whether the piece begins where the other ends, and leads the same way.
  @inline(__always)
  func continues(_ other: EdgeSegment) -> Bool {
    x0 == other.x1 && y0 == other.y1 && sign == other.sign
  }
}

extension EdgeSegment {
  @inline(__always)
  init(_ edge: ActiveEdge, _ strip: RowBorders) {
    let y0 = max(edge.top, Int32(truncatingIfNeeded: strip.top))
    let y1 = min(edge.bottom, Int32(truncatingIfNeeded: strip.bottom))
    self.init(x0: edge.enter, y0: y0, x1: edge.exit, y1: y1, sign: edge.sign)
  }

  /// `y0` < `y1`.
  @inline(__always)
  init(x0: Int32, y0: Int32, x1: Int32, y1: Int32, sign: Int32) {
    let slope = Double(Int(x1) &- Int(x0)) / Double(Int(y1) &- Int(y0))
    self.init(x0: x0, y0: y0, x1: x1, y1: y1, slope: slope, sign: sign)
  }
}

/// A piece that crosses the present height; they stand from left to right.
struct SweepSegment: BitwiseCopyable {
  var number: Int32
  var y1: Int32
  var sign: Int32
  /// What the piece is at present, see `WindingRule.change`, and since which height.
  var change: Int32
  var sinceY: Int32
  /// Where it changes places with the next piece to the right.
  var meeting: Int32

  static let unknown = Int32.min

  @inline(__always)
  init(_ number: Int, _ piece: EdgeSegment) {
    self.number = Int32(truncatingIfNeeded: number)
    y1 = piece.y1
    sign = piece.sign
    change = 0
    sinceY = piece.y0
    meeting = SweepSegment.unknown
  }
}
