// Which pixels a segment covers whole.

internal import CoreGraphics

/// A parallelogram, column by column.
///
/// Columns and rows count from `origin`, so that moving all by whole pixels changes no bit.
struct SegmentInside: BitwiseCopyable {
  /// The pixel that holds the upper left corner of the parallelogram's box.
  let origin: (x: Int, y: Int)
  /// Those whose whole width lies between the leftmost and the rightmost corner.
  let columns: (first: Int, end: Int)
  private let height: Double
  private let long: ParallelPair
  private let ends: ParallelPair

  /// A segment that reaches as far as `side` to both sides of the way between two points.
  @inline(__always)
  init(_ start: Vertex, _ end: Vertex, side: Vertex) {
    let reach = Vertex(abs(side.x), abs(side.y))
    let low = (start.lowest(end) - reach).limited
    let high = (start.highest(end) + reach).limited
    origin = (low.x.floor, low.y.floor)
    let shift = Vertex(Double(origin.x), Double(origin.y))
    columns = ((low.x - shift.x).ceiling, (high.x - shift.x).floor)
    height = high.y - shift.y
    let (start, end) = (start - shift, end - shift)
    long = ParallelPair(start - side, start + side, way: end - start)
    ends = ParallelPair(start, end, way: side)
  }

  /// The rows whose pixels the parallelogram covers whole in a column.
  @inline(__always)
  func rows(_ column: Int) -> (first: Int, end: Int) {
    let (long, ends) = (long.inner(column), ends.inner(column))
    let first = max(max(long.first, ends.first), 0)
    let last = min(min(long.last, ends.last), height)
    return first < last ? (first.ceiling, last.floor) : (0, 0)
  }
}
