// An edge that crosses the present row, and what it is there.

internal import CoreGraphics

/// A row's upper and lower border, fixed point.
struct RowBorders {
  let top: Int
  let bottom: Int

  init(_ y: Int) {
    top = FixedPoint.border(y)
    bottom = top + FixedPoint.one
  }
}

/// Which windings are inside.
struct WindingRule {
  private let mask: Int32

  init(_ rule: CGPathFillRule) { mask = rule == .evenOdd ? 1 : -1 }

  @inline(__always)
  func isInside(_ winding: Int32) -> Bool { winding & mask != 0 }

  /// The meaning of a step of the winding number: the inside begins (1), ends (−1), or neither (0).
  @inline(__always)
  func change(_ winding: Int32, _ step: Int32) -> Int32 {
    (isInside(winding &+ step) ? 1 : 0) &- (isInside(winding) ? 1 : 0)
  }

  /// Whether all windings between two are inside.
  @inline(__always)
  func isInside(from low: Int32, to high: Int32) -> Bool {
    mask == -1 && (low > 0 || high < 0)
  }
}

/// An edge that leads down, whole, with its part in the present row.
struct ActiveEdge: BitwiseCopyable {
  /// The upper end and the columns per row, fixed point.
  var x0: Double
  var slope: Double
  var top: Int32
  var bottom: Int32
  var lastX: Int32
  /// 1 where the path follows the edge downwards, else −1.
  var sign: Int32
  /// See `Edge.chain`.
  var chain: Int32
  /// The x of the edge at the upper and at the lower end of its part in the current row.
  var enter: Int32
  var exit: Int32

  static let none = ActiveEdge(
    x0: 0, slope: 0, top: 0, bottom: 0, lastX: 0, sign: 0, chain: 0, enter: 0, exit: 0)
}

extension ActiveEdge {
  @inline(__always)
  init(_ edge: Edge, _ strip: RowBorders) {
    let down = edge.leadsDown
    top = down ? edge.y0 : edge.y1
    bottom = down ? edge.y1 : edge.y0
    let first = down ? edge.x0 : edge.x1
    lastX = down ? edge.x1 : edge.x0
    x0 = Double(first)
    slope = Double(Int(lastX) &- Int(first)) / Double(Int(bottom) &- Int(top))
    sign = down ? 1 : -1
    chain = edge.chain
    enter = first
    exit = lastX
    if Int(top) < strip.top { enter = position(strip.top) }
    if Int(bottom) > strip.bottom { exit = position(strip.bottom) }
  }

  @inline(__always) var low: Int32 { min(enter, exit) }
  @inline(__always) var high: Int32 { max(enter, exit) }

  /// How much of the row's height the edge crosses.
  @inline(__always)
  func height(in strip: RowBorders) -> Int {
    min(Int(bottom), strip.bottom) &- max(Int(top), strip.top)
  }

  /// Sorts by the left end in the row, then by the right one.
  @inline(__always) var order: Int { Int(low) << 32 &+ Int(high) }

  /// The x at which the edge crosses the height `y`, or ends above it: a closed form, whichever rows were
  /// visited before.
  @inline(__always)
  func position(_ y: Int) -> Int32 {
    if Int(bottom) <= y { return lastX }
    return Int32(truncatingIfNeeded: Int(x0 + Double(y &- Int(top)) * slope))
  }

  /// Tells whether what begins and ends within the row cancels: where a contour goes on the sum is
  /// 0. Whole heights are 0; other heights get numbers that do not add up to 0 by chance.
  @inline(__always)
  func opening(in strip: RowBorders) -> Int {
    if Int(top) <= strip.top && Int(bottom) >= strip.bottom { return 0 }
    return partialOpening(in: strip)
  }

  @inline(never)
  private func partialOpening(in strip: RowBorders) -> Int {
    var sum = 0
    if Int(top) > strip.top { sum = ActiveEdge.mixed(top) }
    if Int(bottom) < strip.bottom { sum &-= ActiveEdge.mixed(bottom) }
    return Int(sign) &* sum
  }

  /// The finaliser of SplitMix64 (Steele, Lea and Flood).
  private static func mixed(_ height: Int32) -> Int {
    var bits = UInt64(truncatingIfNeeded: height) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: bits ^ (bits >> 31))
  }
}
