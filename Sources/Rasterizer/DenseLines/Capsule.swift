// A segment with round ends, row by row.

internal import CPixelKernels
internal import CoreGraphics

/// The straight way of a round pen, in pixels.
struct RoundSegment: BitwiseCopyable {
  var start: Vertex
  var end: Vertex
  /// Whether the begin is round; else it is part of another one, which ends there.
  var hasBegin: Bool
}

/// What a round pen covers on a straight way: a segment of a line with its round joins or caps.
///
/// A steep one is looked at along scanlines, which is exact from left to right, and from top to bottom as
/// good as scanlines are dense: over 26,000 shapes with radii up to the largest the worst pixel was 0.86
/// steps of coverage off, half a step of it from rounding to bytes.
///
/// Rows and columns count from `origin`, so that moving all by whole pixels changes no bit.
struct Capsule: BitwiseCopyable {
  /// In pixels. The ends of wider ones begin so suddenly from one scanline to the next that they are not exact.
  private static let mostRadius = 2.0
  /// How many columns a segment may cross in a row.
  private static let mostColumns = 8.0
  /// How far a segment may lead aside whatever its height.
  private static let shortest = 0.06

  /// The pixel that holds the upper left corner of the capsule's box.
  let origin: (x: Int, y: Int)
  /// The rows that it touches; those that have of it nothing but a round begin may be left out.
  let rows: (first: Int, end: Int)
  private let upper: Vertex
  private let lower: Vertex
  private let radius: Double
  private let low: Vertex
  private let high: Vertex
  /// How far to the left and to the right there may be something of the sides in row 0.
  private let leftmost: Double
  private let rightmost: Double
  /// From the upper end to where the left side begins; to where the right one begins it is as far the other way.
  private let side: Vertex
  /// How far the sides go to the right from row to row.
  private let slope: Double
  /// The rows in which there is nothing of its ends, only its two sides.
  let straightRows: (first: Int, end: Int)
  /// Where the left side and the right one cross the middle of row 0.
  private let middle: Vertex
  /// What all rows have alike.
  private let shape: (slope: Float, radius: Float, square: Float, tangent: Float)

  @inline(__always)
  init(_ segment: RoundSegment, radius: Double) {
    let (start, end) = (segment.start, segment.end)
    let corner = (start.lowest(end) - radius).limited
    origin = (corner.x.floor, corner.y.floor)
    let shift = Vertex(Double(origin.x), Double(origin.y))
    let isDown = start.y <= end.y
    upper = (isDown ? start : end).limited - shift
    lower = (isDown ? end : start).limited - shift
    low = upper.lowest(lower) - radius
    high = upper.highest(lower) + radius
    self.radius = radius
    let way = lower - upper
    let length = (way * way).sum().squareRoot()
    let direction = length > 0 ? way / length : Vertex(0, 1)
    side = Vertex(-direction.y, direction.x) * radius
    let hasSides = way.y > 0
    slope = hasSides ? way.x / way.y : 0
    let (left, right) = (upper + side, upper - side)
    leftmost = hasSides ? left.x - left.y * slope + min(slope, 0) : -.infinity
    rightmost = hasSides ? right.x - right.y * slope + max(slope, 0) : .infinity
    let radiusUnits = Float(radius * Capsule.units)
    shape = (
      Float(slope), radiusUnits, radiusUnits * radiusUnits, Float(side.y * Capsule.units)
    )
    let ends = abs(side.y)
    straightRows = hasSides ? ((upper.y + ends).ceiling, (lower.y - ends).floor) : (0, 0)
    middle = Vertex(left.x, right.x) + (0.5 - Vertex(left.y, right.y)) * slope
    let reach = segment.hasBegin ? radius : ends
    rows = (
      (upper.y - (isDown ? reach : radius)).floor, (lower.y + (isDown ? radius : reach)).ceiling
    )
  }

  /// Whether a line is the union of capsules that are not too wide.
  static func fit(_ style: StrokeStyle, _ transform: CGAffineTransform) -> Bool {
    style.join == .round && style.cap == .round && transform.isSimilarity
      && style.width / 2 * transform.largestScale <= mostRadius
  }

  /// Whether scanlines see a segment of this way well: it crosses few columns in each row, or in all.
  @inline(__always)
  static func isSteep(_ way: Vertex) -> Bool {
    abs(way.x) <= max(Capsule.shortest, Capsule.mostColumns * abs(way.y))
  }

  /// The columns that the capsule touches in a row, and a few beside its ends and where it ends on a border.
  @inline(__always)
  func columns(_ row: Int) -> (first: Int, end: Int) {
    let change = Double(row) * slope
    let places = Vertex(
      max(low.x, min(leftmost + change, high.x)) - 0.5,
      min(high.x, max(rightmost + change, low.x)) + 0.5)
    // To half a column before.
    let nearest = places.nearest
    return (nearest.x, nearest.y)
  }

  /// The capsule beside a straight row.
  @inline(__always)
  func sides(_ row: Int) -> CapsuleSides {
    // What is added to them in the row is cut off downwards: half a unit on average.
    let places = ((middle + slope * Double(row)) * Capsule.units + 0.5).nearest
    let change = Vertex(slope * Capsule.units, 0).nearest.x
    return CapsuleSides(left: places.x, right: places.y, slope: change)
  }

  /// The capsule beside a row, from the left border of a column.
  @inline(__always)
  func part(_ row: Int, from column: Int) -> capsule_row {
    // Half a unit to the left, as what is cut off shall be rounded.
    let shift = Vertex(Double(column) - 0.5 / Capsule.units, Double(row))
    let (upper, lower) = (upper - shift, lower - shift)
    return capsule_row(
      upper: point(upper), lower: point(lower), left: nearest(upper + side, lower.y + side.y),
      right: nearest(upper - side, lower.y - side.y), slope: shape.slope, radius: shape.radius,
      square: shape.square, tangent: shape.tangent)
  }

  /// The point of a side that is nearest to the row's upper border; the side begins at `start` and has its
  /// end at a height.
  @inline(__always)
  private func nearest(_ start: Vertex, _ end: Double) -> row_point {
    let height = min(max(start.y, 0), end)
    return point(Vertex(start.x + (height - start.y) * slope, height))
  }

  @inline(__always)
  private func point(_ vertex: Vertex) -> row_point {
    let scaled = SIMD2<Float>(vertex * Capsule.units)
    return row_point(x: scaled.x, y: scaled.y)
  }

  private static let units = Double(SCANLINE_UNITS)
}
