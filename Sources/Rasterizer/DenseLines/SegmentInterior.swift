// The pixels that a segment covers wholly.

internal import CoreGraphics

/// A parallelogram, column by column.
struct SegmentInterior: BitwiseCopyable {
  /// The columns that may have pixels which it covers whole.
  let columns: (first: Int, end: Int)
  // Of the long sides and of the short ones: how far they fall from one column to the next, and from where to where
  // the whole width of column 0 lies between them.
  private let slopes: Vertex
  private let firsts: Vertex
  private let lasts: Vertex

  /// A segment that reaches as far as `side` to both sides of the line between two points.
  @inline(__always)
  init(_ start: Vertex, _ end: Vertex, side: Vertex) {
    let low = start.lowest(end).x - abs(side.x)
    let high = start.highest(end).x + abs(side.x)
    self.init(
      ParallelLines(start - side, start + side, delta: end - start),
      ParallelLines(start, end, delta: side), columns: (low.limited.ceiling, high.limited.floor))
  }

  /// A segment that reaches as far as `radius` to both sides.
  @inline(__always)
  init(_ start: Vertex, _ end: Vertex, radius: Double) {
    let delta = end - start
    guard delta.x != 0, delta.y != 0 else {
      let side = delta.x == 0 ? Vertex(radius, 0) : Vertex(0, radius)
      self.init(start, end, side: side)
      return
    }
    let length = (delta * delta).sum().squareRoot()
    // At right angles.
    let slopes = Vertex(delta.y, -delta.x) / delta
    let height = abs(radius * length / delta.x)
    self.init(
      ParallelLines(start, height: height, slope: slopes.x),
      ParallelLines(start, end, slope: slopes.y),
      columns: (
        (start.lowest(end).x - radius).limited.ceiling,
        (start.highest(end).x + radius).limited.floor
      ))
  }

  @inline(__always)
  private init(
    _ long: ParallelLines, _ ends: ParallelLines, columns: (first: Int, end: Int)
  ) {
    self.columns = columns
    slopes = Vertex(long.slope, ends.slope)
    let (long, ends) = (long.inner, ends.inner)
    firsts = Vertex(long.first, ends.first)
    lasts = Vertex(long.last, ends.last)
  }

  /// The rows among 64 whose pixels the parallelogram covers whole in a column.
  @inline(__always)
  func rows(_ column: Int) -> ColumnBits {
    let change = slopes * Double(column)
    let (firsts, lasts) = (firsts + change, lasts + change)
    let first = (firsts.x > firsts.y ? firsts.x : firsts.y).lowered(to: 64, raised: 0)
    let last = (lasts.x < lasts.y ? lasts.x : lasts.y).lowered(to: 64, raised: 0)
    // To whole rows inwards; one that ends just there may be left out.
    let rows = Vertex(first + 0.5, last - 0.5).nearest
    return .rows(rows.x, rows.y)
  }
}
