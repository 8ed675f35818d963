// A segment with round ends, row by row.

internal import CPixelKernels
internal import CoreGraphics

/// The segment that the centre of a round pen follows, in pixels.
struct RoundSegment: BitwiseCopyable {
  /// Its ends; of two as high the begin is the upper one.
  var upper: Vertex
  var lower: Vertex
  /// Whether it leads down.
  var isDown: Bool
  /// Whether the begin is round; else it is part of another one, which ends there.
  var hasBegin: Bool
}

/// A capsule: the area that a round pen covers along a segment, with its round joins or caps.
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
  /// The rows in which there is nothing of its ends, only its two sides.
  let straightRows: (first: Int, end: Int)
  let sides: CapsuleEdges
  /// Its ends, from the middle of row 0's height, in units.
  private let upper: Vertex
  private let lower: Vertex
  private let low: Vertex
  private let high: Vertex
  private let square: Float
  private let tangent: Float

  @inline(__always)
  init(_ segment: RoundSegment, radius: Double) {
    let corner = (segment.upper.lowest(segment.lower) - radius).limited
    origin = (corner.x.floor, corner.y.floor)
    let shift = Vertex(Double(origin.x), Double(origin.y))
    let (upper, lower) = (segment.upper.limited - shift, segment.lower.limited - shift)
    low = upper.lowest(lower) - radius
    high = upper.highest(lower) + radius
    let delta = lower - upper
    let length = (delta * delta).sum().squareRoot()
    let direction = length > 0 ? delta / length : Vertex(0, 1)
    let side = Vertex(-direction.y, direction.x) * radius
    sides = CapsuleEdges(upper, delta: delta, side: side)
    let ends = abs(side.y)
    straightRows = delta.y > 0 ? ((upper.y + ends).ceiling, (lower.y - ends).floor) : (0, 0)
    let begin = segment.hasBegin ? radius : ends
    rows = (
      (upper.y - (segment.isDown ? begin : radius)).floor,
      (lower.y + (segment.isDown ? radius : begin)).ceiling
    )
    self.upper = (upper - Vertex(0, 0.5)) * Capsule.units + Vertex(0.5, 0)
    self.lower = (lower - Vertex(0, 0.5)) * Capsule.units + Vertex(0.5, 0)
    square = Float(radius * radius * (Capsule.units * Capsule.units))
    tangent = Float(side.y * Capsule.units)
  }

  /// Whether a line is the union of capsules that are not too wide.
  static func fit(_ style: StrokeStyle, _ transform: CGAffineTransform) -> Bool {
    style.join == .round && style.cap == .round && transform.isSimilarity
      && style.width / 2 * transform.largestScale <= mostRadius
  }

  /// Whether scanlines sample a segment of this direction well: it crosses few columns in each row, or in all.
  @inline(__always)
  static func isSteep(_ delta: Vertex) -> Bool {
    abs(delta.x) <= max(Capsule.shortest, Capsule.mostColumns * abs(delta.y))
  }

  /// The columns that the capsule touches in a row, and a few beside its ends and where it ends on a border.
  @inline(__always)
  func columns(_ row: Int) -> (first: Int, end: Int) {
    let sides = sides.columns(row)
    // To half a column before.
    let nearest =
      (Vertex(
        sides.first.lowered(to: high.x, raised: low.x),
        sides.last.lowered(to: high.x, raised: low.x))
      + Vertex(-0.5, 0.5)).nearest
    return (nearest.x, nearest.y)
  }

  /// The rows in which a column may have something between the sides.
  @inline(__always)
  func sideRows(_ column: Int) -> (first: Int, end: Int) {
    let (first, last) = sides.rows(column)
    return (
      first.lowered(to: high.y, raised: low.y).floor,
      last.lowered(to: high.y, raised: low.y).ceiling
    )
  }

  /// The capsule beside a row, from the left border of a column.
  @inline(__always)
  func part(_ row: Int, from column: Int) -> capsule_row {
    let border = Double(column) * Capsule.units
    let shift = Vertex(border, Double(row) * Capsule.units)
    let (left, right) = sides.middle(row)
    return capsule_row(
      upper: point(upper - shift), lower: point(lower - shift), left: Float(left - border),
      right: Float(right - border), slope: sides.slope, square: square, tangent: tangent)
  }

  @inline(__always)
  private func point(_ vertex: Vertex) -> row_point {
    let place = SIMD2<Float>(vertex)
    return row_point(x: place.x, y: place.y)
  }

  private static let units = Double(SCANLINE_UNITS)
}
