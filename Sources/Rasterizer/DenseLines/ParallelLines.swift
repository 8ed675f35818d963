// Two parallel lines, column by column.

/// The band between two parallel lines, column by column of pixels.
struct ParallelLines: BitwiseCopyable {
  /// How far the lines fall from one column to the next; 0 for lines that stand upright, which bound no column.
  private(set) var slope = 0.0
  /// The heights at which the lines meet the left border of column 0.
  private var upper = -Double.infinity
  private var lower = Double.infinity

  /// Everything.
  @inline(__always)
  init() {}

  /// The lines through two points.
  @inline(__always)
  init(_ one: Vertex, _ other: Vertex, delta: Vertex) {
    guard delta.x != 0 else {
      self.init()
      return
    }
    self.init(one, other, slope: delta.y / delta.x)
  }

  /// The lines through two points that fall by `slope` from one column to the next.
  @inline(__always)
  init(_ one: Vertex, _ other: Vertex, slope: Double) {
    self.slope = slope
    let (y, otherY) = (one.y - one.x * slope, other.y - other.x * slope)
    upper = y < otherY ? y : otherY
    lower = y < otherY ? otherY : y
  }

  /// The lines above and below a point by a height.
  @inline(__always)
  init(_ point: Vertex, height: Double, slope: Double) {
    self.slope = slope
    let y = point.y - point.x * slope
    (upper, lower) = (y - height, y + height)
  }

  private var negative: Double { slope < 0 ? slope : 0 }

  /// The range of heights at which some of a column lies between the lines.
  @inline(__always)
  func touched(_ column: Int) -> (first: Double, last: Double) {
    let change = slope * Double(column)
    return (upper + negative + change, lower + (slope - negative) + change)
  }

  /// The range of heights at which the whole width of column 0 lies between the lines.
  @inline(__always)
  var inner: (first: Double, last: Double) {
    (upper + (slope - negative), lower + negative)
  }
}
