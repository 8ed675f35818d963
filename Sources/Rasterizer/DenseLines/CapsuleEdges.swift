// The two straight edges of a capsule.

internal import CPixelKernels

/// The two parallel sides of a capsule, each beyond its own ends too.
struct CapsuleEdges: BitwiseCopyable {
  private static let units = Double(SCANLINE_UNITS)

  /// The x at which the left and the right edge cross the middle of row 0, in units. The sums of each row
  /// are rounded down: by half a unit on average, which is added here already.
  private let middle: Vertex
  /// How far they go to the right from row to row, in units; nothing for sides that lie.
  private let change: Double
  /// How far a row may reach beyond its middle, in units; endless for sides that lie.
  private let reach: Double
  private let band: ParallelLines

  /// The edges of a capsule that leads down from a point.
  @inline(__always)
  init(_ point: Vertex, delta: Vertex, side: Vertex) {
    let leads = delta.y > 0
    let slope = leads ? delta.x / delta.y : 0
    let (left, right) = (point + side, point - side)
    let middle = Vertex(left.x, right.x) + (0.5 - Vertex(left.y, right.y)) * slope
    self.middle = middle * CapsuleEdges.units + 0.5
    change = slope * CapsuleEdges.units
    reach = leads ? abs(change) / 2 : .infinity
    band = ParallelLines(left, right, delta: delta)
  }

  /// How far they go to the right per row.
  @inline(__always)
  var slope: Float { Float(change / CapsuleEdges.units) }

  /// The x at which they cross the middle of a row, in units.
  @inline(__always)
  func middle(_ row: Int) -> (left: Double, right: Double) {
    let places = middle + change * Double(row)
    return (places.x, places.y)
  }

  /// The range of x in which some of a row lies between them, in pixels.
  @inline(__always)
  func columns(_ row: Int) -> (first: Double, last: Double) {
    let (left, right) = middle(row)
    return ((left - reach) * (1 / CapsuleEdges.units), (right + reach) * (1 / CapsuleEdges.units))
  }

  /// The range of heights at which some of a column lies between them.
  @inline(__always)
  func rows(_ column: Int) -> (first: Double, last: Double) { band.touched(column) }

  /// The sides beside a row, from the left border of a column that has something between them: what is farther away
  /// than these numbers say is beyond it on all of the row's height.
  @inline(__always)
  func part(_ row: Int, from column: Int) -> capsule_edges {
    let border = column &* Int(SCANLINE_UNITS)
    let places = (middle + change * Double(row)).nearest
    return capsule_edges(
      left: Int16(clamping: places.x &- border), right: Int16(clamping: places.y &- border),
      slope: Int16(truncatingIfNeeded: Vertex(change, 0).nearest.x))
  }
}
