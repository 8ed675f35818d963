// Which pixels a segment covers whole.

internal import CoreGraphics

/// A parallelogram, column by column.
struct SegmentInside: BitwiseCopyable {
  /// Those that may have pixels which it covers whole.
  let columns: (first: Int, end: Int)
  // Of the long sides and of the short ones: how far they fall from one column to the next, and from where to where
  // the whole width of column 0 lies between them.
  private let slopes: Vertex
  private let firsts: Vertex
  private let lasts: Vertex

  /// A segment that reaches as far as `side` to both sides of the way between two points.
  @inline(__always)
  init(_ start: Vertex, _ end: Vertex, side: Vertex) {
    let low = start.lowest(end).x - abs(side.x)
    let high = start.highest(end).x + abs(side.x)
    self.init(
      ParallelPair(start - side, start + side, way: end - start),
      ParallelPair(start, end, way: side), (low.limited.ceiling, high.limited.floor))
  }

  /// A segment that reaches as far as `radius` to both sides.
  @inline(__always)
  init(_ start: Vertex, _ end: Vertex, radius: Double) {
    let way = end - start
    guard way.x != 0, way.y != 0 else {
      let side = way.x == 0 ? Vertex(radius, 0) : Vertex(0, radius)
      self.init(start, end, side: side)
      return
    }
    let length = (way * way).sum().squareRoot()
    // At right angles.
    let slopes = Vertex(way.y, -way.x) / way
    let height = abs(radius * length / way.x)
    self.init(
      ParallelPair(start, height: height, slope: slopes.x),
      ParallelPair(start, end, slope: slopes.y),
      (
        (start.lowest(end).x - radius).limited.ceiling,
        (start.highest(end).x + radius).limited.floor
      ))
  }

  @inline(__always)
  private init(
    _ long: ParallelPair, _ ends: ParallelPair, _ columns: (first: Int, end: Int)
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
