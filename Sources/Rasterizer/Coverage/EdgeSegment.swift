// The segment of an edge within a row, and its place among segments that overlap it.

/// The segment of an edge within one row, fixed point.
struct EdgeSegment: BitwiseCopyable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
  var slope: Double
  /// The step of the winding.
  var sign: Int32
  /// Whether the segment only carries the winding number: its area has been added already.
  var isKnown = false

  static let none = EdgeSegment(x0: 0, y0: 0, x1: 0, y1: 0, slope: 0, sign: 0)

  @inline(__always)
  func position(_ y: Int32) -> Double {
    y == y1 ? Double(x1) : Double(x0) + Double(Int(y) &- Int(y0)) * slope
  }

  /// Whether the segment is left of another at height `y`, or just below where they meet there.
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

  /// Whether the segment begins where the other ends and has the same sign.
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

/// A segment that crosses the current height of the sweep; they stand from left to right.
struct SweepSegment: BitwiseCopyable {
  var number: Int32
  var y1: Int32
  var sign: Int32
  /// The change that the segment makes to the inside now, see `WindingRule.change`, and since which height.
  var change: Int32
  var sinceY: Int32
  /// The height at which it changes places with the next segment to the right.
  var meeting: Int32

  static let unknown = Int32.min

  @inline(__always)
  init(_ number: Int, _ segment: EdgeSegment) {
    self.number = Int32(truncatingIfNeeded: number)
    y1 = segment.y1
    sign = segment.sign
    change = 0
    sinceY = segment.y0
    meeting = SweepSegment.unknown
  }
}
