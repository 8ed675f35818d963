// A dense line as rows of coverage, some rows at a time.

internal import CoreGraphics

/// Turns a dense line into rows of coverage.
///
/// Each pixel hears of the pieces in an order of the line's own, whatever is visible: neither damage
/// nor threads change a pixel. Segments first fill the pixels that they cover whole, because most others
/// lie behind those and need not be looked at; then segments, and at last joins and caps, cut the rest.
/// Each time every 1024th element comes first, then those halfway between, and so on: neighbours cover
/// nearly the same, and of what a few far ones cover most need not be looked at again.
final class DenseLineScanner {
  /// How many rows are made at once.
  private static let stripHeight = 32
  /// Elements whose number this power of two divides come first.
  private static let highestLevel = 10

  private let line = DenseLine()
  private let uncovered = UncoveredPixels()
  private var visible = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The present rows.
  private var strip = 0..<0
  /// Whether a segment may cover pixels whole.
  private var isThick = false
  /// `starts[strip]` is the first of the elements in `sorted` that begin in this strip.
  private let starts = Storage<Int32>()
  private let sorted = Storage<Int32>()
  /// The elements of the present strip in order, and those of the strip before.
  private var present = Storage<Int32>()
  private var before = Storage<Int32>()
  private var presentCount = 0
  let row = CoverageRow()

  /// Prepares for the rows of `visible`, which `scan` must then visit one by one.
  func begin(
    _ path: PathData, _ style: StrokeStyle, _ transform: CGAffineTransform, tolerance: Double,
    visible: PixelRect
  ) {
    self.visible = visible
    strip = visible.y..<visible.y
    presentCount = 0
    isThick = style.width * transform.smallestScale > 1
    row.reserve(left: visible.x, width: visible.width)
    line.begin(path, style, transform, tolerance: tolerance)
    sort()
  }

  /// Sorts the elements by the first strip in which they are visible.
  private func sort() {
    let strips = (visible.height + DenseLineScanner.stripHeight - 1) / DenseLineScanner.stripHeight
    starts.reserve(strips + 2, filler: 0)
    sorted.reserve(line.count, filler: 0)
    let starts = starts.cells.slice(0, count: strips + 2)
    starts.fill(0)
    for index in 0..<line.count {
      let strip = firstStrip(index)
      if strip >= 0 { starts[strip &+ 1] &+= 1 }
    }
    for strip in 0..<strips { starts[strip &+ 1] &+= starts[strip] }
    for level in stride(from: DenseLineScanner.highestLevel, through: 0, by: -1) {
      let isHighest = level == DenseLineScanner.highestLevel
      let first = isHighest ? 0 : 1 << level
      for index in stride(from: first, to: line.count, by: isHighest ? 1 << level : 2 << level) {
        let strip = firstStrip(index)
        if strip < 0 { continue }
        sorted.cells[Int(starts[strip])] = Int32(truncatingIfNeeded: index)
        starts[strip] &+= 1
      }
    }
    for strip in stride(from: strips, to: 0, by: -1) { starts[strip] = starts[strip &- 1] }
    starts[0] = 0
  }

  /// Elements come in order of this.
  @inline(__always)
  private func rank(_ element: Int32) -> Int {
    let level = min(element.trailingZeroBitCount, DenseLineScanner.highestLevel)
    return (DenseLineScanner.highestLevel &- level) << 32 | Int(element)
  }

  /// −1 where the element is not visible.
  @inline(__always)
  private func firstStrip(_ index: Int) -> Int {
    guard let (top, bottom) = line.heights(index) else { return -1 }
    let first = top - Double(visible.y)
    guard first < Double(visible.height), bottom > Double(visible.y) else { return -1 }
    return Int(max(first, 0)) / DenseLineScanner.stripHeight
  }

  /// Makes `row` the coverage of row `y`, the one after the last.
  func scan(_ y: Int) {
    if y >= strip.upperBound { makeStrip(from: y) }
    row.removeAll()
    uncovered.append(y - strip.lowerBound, to: row)
  }

  private func makeStrip(from y: Int) {
    strip = y..<min(y + DenseLineScanner.stripHeight, visible.maxY)
    takeElements((y - visible.y) / DenseLineScanner.stripHeight)
    uncovered.begin(rows: strip.count, width: visible.width)
    let elements = present.cells.slice(0, count: presentCount)
    if isThick { fill(elements) }
    cutSegments(elements)
    cutEnds(elements)
  }

  /// Merges those that go on from the strip above with those that begin in this one.
  private func takeElements(_ number: Int) {
    swap(&present, &before)
    let first = Int(starts.cells[number])
    let end = Int(starts.cells[number + 1])
    present.reserve(presentCount + end - first, filler: 0)
    let (old, new, result) = (before.cells, sorted.cells, present.cells)
    var next = first
    var count = 0
    for index in 0..<presentCount {
      let element = old[index]
      guard let (_, bottom) = line.heights(Int(element)), bottom > Double(strip.lowerBound) else {
        continue
      }
      while next < end && rank(new[next]) < rank(element) {
        result[count] = new[next]
        count &+= 1
        next &+= 1
      }
      result[count] = element
      count &+= 1
    }
    for index in next..<max(next, end) {
      result[count] = new[index]
      count &+= 1
    }
    presentCount = count
  }

  private func fill(_ elements: Cells<Int32>) {
    forEachSegment(elements) { row, crossing in
      let first = max(crossing.innerLow - Double(visible.x), 0)
      let end = min(crossing.innerHigh - Double(visible.x), Double(visible.width))
      guard end - first >= 1 else { return }
      var low = Int(first)
      if Double(low) < first { low &+= 1 }
      let high = Int(end) &- 1
      if low <= high { uncovered.full.insert(row, low, high) }
    }
  }

  private func cutSegments(_ elements: Cells<Int32>) {
    forEachSegment(elements) { row, crossing in cut(row, crossing) }
  }

  /// Calls `body` for each row of each segment in which something may be left to cover.
  @inline(__always)
  private func forEachSegment(
    _ elements: Cells<Int32>, _ body: (Int, ConvexPiece.Row) -> Void
  ) {
    for index in 0..<elements.count {
      let element = Int(elements[index])
      guard let box = line.segmentBox(element), let open = openRows(box.low, box.high),
        line.takeSegment(element)
      else { continue }
      forEachRow(open, body)
    }
  }

  private func cutEnds(_ elements: Cells<Int32>) {
    for index in 0..<elements.count {
      let element = Int(elements[index])
      line.endBoxes(element) { low, high, isEnd in
        guard let open = openRows(low, high), line.takeEnd(element, isEnd: isEnd) else { return }
        forEachRow(open) { row, crossing in cut(row, crossing) }
      }
    }
  }

  /// Cuts the piece off a row.
  @inline(__always)
  private func cut(_ row: Int, _ crossing: ConvexPiece.Row) {
    let low = max(crossing.low - Double(visible.x), 0)
    let high = min(crossing.high - Double(visible.x), Double(visible.width))
    guard low <= high, low < Double(visible.width) else { return }
    let y = Double(strip.lowerBound &+ row)
    let last = min(Int(high), visible.width &- 1)
    uncovered.full.forEachMissing(row, Int(low), last) { column in
      uncovered.subtract(line.piece, row, column, Vertex(Double(visible.x &+ column), y))
    }
  }

  /// The strip's rows in which something may be left of a rectangle; nil for none.
  @inline(__always)
  private func openRows(_ low: Vertex, _ high: Vertex) -> ClosedRange<Int>? {
    let origin = Vertex(Double(visible.x), Double(strip.lowerBound))
    let size = Vertex(Double(visible.width), Double(strip.count))
    let first = low - origin
    let last = high - origin
    guard last.x >= 0, last.y >= 0, first.x < size.x, first.y < size.y else { return nil }
    let rows = Int(max(first.y, 0))...Int(min(last.y, size.y - 1))
    return uncovered.full.rowsMissing(
      rows, Int(max(first.x, 0)), Int(min(last.x, size.x - 1)))
  }

  /// Calls `body` for each of some of the strip's rows that the piece touches.
  @inline(__always)
  private func forEachRow(_ open: ClosedRange<Int>, _ body: (Int, ConvexPiece.Row) -> Void) {
    let piece = line.piece
    let top = max(piece.low.y - Double(strip.lowerBound), Double(open.lowerBound))
    let bottom = min(piece.high.y - Double(strip.lowerBound), Double(open.upperBound &+ 1))
    guard top < bottom else { return }
    let first = Int(top)
    let last = min(Int(bottom), open.upperBound)
    let rows = piece.cross(strip.lowerBound &+ first, strip.lowerBound &+ last &+ 1)
    for index in 0..<rows.count { body(first &+ index, rows[index]) }
  }
}
