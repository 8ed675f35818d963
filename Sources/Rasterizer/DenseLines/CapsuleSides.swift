// What a capsule is where it has sides alone.

internal import CPixelKernels

/// The two parallel sides of a capsule, each beyond its own ends too.
struct CapsuleSides: BitwiseCopyable {
  private static let units = Double(SCANLINE_UNITS)

  /// Where the left one and the right one cross the middle of row 0's height, in units. What is added to them in a
  /// row is cut off downwards: half a unit on average, which is here already.
  private let middle: Vertex
  /// How far they go to the right from row to row, in units; nothing for sides that lie.
  private let change: Double
  /// How far a row may reach beyond its middle, in units; endless for sides that lie.
  private let reach: Double
  private let band: ParallelPair

  /// Those beside a way from a point down.
  @inline(__always)
  init(_ point: Vertex, way: Vertex, side: Vertex) {
    let leads = way.y > 0
    let slope = leads ? way.x / way.y : 0
    let (left, right) = (point + side, point - side)
    let middle = Vertex(left.x, right.x) + (0.5 - Vertex(left.y, right.y)) * slope
    self.middle = middle * CapsuleSides.units + 0.5
    change = slope * CapsuleSides.units
    reach = leads ? abs(change) / 2 : .infinity
    band = ParallelPair(left, right, way: way)
  }

  /// How far they go to the right on the way down.
  @inline(__always)
  var slope: Float { Float(change / CapsuleSides.units) }

  /// Where they cross the middle of a row's height, in units.
  @inline(__always)
  func middle(_ row: Int) -> (left: Double, right: Double) {
    let places = middle + change * Double(row)
    return (places.x, places.y)
  }

  /// From where to where something of a row lies between them, in pixels.
  @inline(__always)
  func columns(_ row: Int) -> (first: Double, last: Double) {
    let (left, right) = middle(row)
    return ((left - reach) * (1 / CapsuleSides.units), (right + reach) * (1 / CapsuleSides.units))
  }

  /// From where to where something of a column lies between them.
  @inline(__always)
  func rows(_ column: Int) -> (first: Double, last: Double) { band.touched(column) }

  /// The sides beside a row, from the left border of a column that has something between them: what is farther away
  /// than these numbers say is beyond it on all of the row's height.
  @inline(__always)
  func part(_ row: Int, from column: Int) -> capsule_sides {
    let border = column &* Int(SCANLINE_UNITS)
    let places = (middle + change * Double(row)).nearest
    return capsule_sides(
      left: Int16(clamping: places.x &- border), right: Int16(clamping: places.y &- border),
      slope: Int16(truncatingIfNeeded: Vertex(change, 0).nearest.x))
  }
}
