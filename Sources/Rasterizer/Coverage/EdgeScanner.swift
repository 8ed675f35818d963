// From edges to coverage, row by row: signed areas summed as whole numbers.

internal import CoreGraphics

/// Turns edges into rows of exact area coverage.
///
/// The method is that of FreeType's smooth rasteriser and font-rs: an edge adds, to each pixel it
/// crosses, the height it covers there and the area left of it; the running sum along the row is
/// the covered area. All of it is integer arithmetic, where a row's part of an edge is a closed form
/// of that edge and that row. So neither order nor clip can change a pixel, and the sums of closed outlines
/// cancel exactly: the inside is 255, the outside is 0.
final class EdgeScanner {
  /// An edge that crosses the present row.
  private struct ActiveEdge: BitwiseCopyable {
    /// The upper end and the columns per row, fixed point.
    var x0: Double
    var slope: Double
    var top: Int
    var bottom: Int
    /// Where the edge enters the present row, and where it ends.
    var x: Int
    var lastX: Int
    var sign: Int32
  }

  private let sorted = Storage<Edge>()
  /// `starts[row]` is the first edge in `sorted` that begins in this row.
  private let starts = Storage<Int32>()
  private let active = Storage<ActiveEdge>()
  private let sums = Storage<Int32>()
  /// A bit for each sum that is not zero.
  private let touched = Storage<UInt64>()
  private var activeCount = 0
  private var slantedCount = 0
  /// No edge that is active now ends above this, fixed point.
  private var firstBottom = 0
  /// Whether the present row would come out again if no edge begins or ends.
  private var isSteady = false
  private var evenOdd = false
  private var visible = PixelRect(x: 0, y: 0, width: 0, height: 0)
  let row = CoverageRow()

  /// Prepares for the rows of `visible`, which `scan` must then visit one by one.
  func begin(_ edges: EdgeList, _ rule: CGPathFillRule, visible: PixelRect) {
    self.visible = visible
    evenOdd = rule == .evenOdd
    activeCount = 0
    slantedCount = 0
    isSteady = false
    row.reserve(left: visible.x, width: visible.width)
    sums.reserve(visible.width + 2, filler: 0)
    touched.reserve(visible.width / 64 + 2, filler: 0)
    sort(edges)
  }

  /// Sorts by the first visible row, in time proportional to edges and rows.
  private func sort(_ edges: EdgeList) {
    let rows = visible.height
    starts.reserve(rows + 2, filler: 0)
    sorted.reserve(edges.count, filler: Edge(x0: 0, y0: 0, x1: 0, y1: 0))
    let starts = starts.cells
    let sorted = sorted.cells
    let source = edges.storage.cells
    starts.slice(0, count: rows + 2).fill(0)
    for index in 0..<edges.count {
      let row = firstRow(source[index])
      if row >= 0 { starts[row &+ 1] &+= 1 }
    }
    for row in 0..<rows { starts[row &+ 1] &+= starts[row] }
    for index in 0..<edges.count {
      let edge = source[index]
      let row = firstRow(edge)
      if row < 0 { continue }
      sorted[Int(starts[row])] = edge
      starts[row] &+= 1
    }
    // Each entry has moved to its row's end, which is the next row's start: move back.
    for row in stride(from: rows, to: 0, by: -1) { starts[row] = starts[row &- 1] }
    starts[0] = 0
  }

  /// Relative to the visible rows; −1 where the edge touches none.
  @inline(__always)
  private func firstRow(_ edge: Edge) -> Int {
    let top = FixedPoint.pixel(Int(min(edge.y0, edge.y1))) &- visible.y
    let last = FixedPoint.pixel(Int(max(edge.y0, edge.y1)) &- 1) &- visible.y
    if top >= visible.height || last < 0 { return -1 }
    return max(top, 0)
  }

  /// Makes `row` the coverage of row `y`, the one after the last.
  func scan(_ y: Int) {
    let index = y - visible.y
    let first = Int(starts.cells[index])
    let end = Int(starts.cells[index + 1])
    let top = FixedPoint.border(y)
    let bottom = top + FixedPoint.one
    if isSteady && first == end && firstBottom >= bottom { return }
    row.removeAll()
    guard activeCount > 0 || first < end else { return }
    isSteady = first == end
    advance(top: top, bottom: bottom)
    for index in first..<end { activate(sorted.cells[index], top: top, bottom: bottom) }
    isSteady = isSteady && slantedCount == 0
    sweep()
  }

  /// Adds the parts of the active edges in this row and drops those that end.
  private func advance(top: Int, bottom: Int) {
    let active = active.cells
    var index = 0
    firstBottom = .max
    while index < activeCount {
      var edge = active[index]
      if edge.bottom > bottom {
        let x = position(edge, bottom)
        add(edge.x, x, height: FixedPoint.one, upper: edge.sign)
        edge.x = x
        active[index] = edge
        firstBottom = min(firstBottom, edge.bottom)
        index &+= 1
      } else {
        add(edge.x, edge.lastX, height: edge.bottom &- top, upper: edge.sign)
        isSteady = false
        if edge.slope != 0 { slantedCount &-= 1 }
        activeCount &-= 1
        active[index] = active[activeCount]
      }
    }
  }

  /// Adds a new edge's part in this row and keeps what goes on below.
  @inline(__always)
  private func activate(_ edge: Edge, top: Int, bottom: Int) {
    let down = edge.y0 < edge.y1
    let x0 = Int(down ? edge.x0 : edge.x1)
    let y0 = Int(down ? edge.y0 : edge.y1)
    let x1 = Int(down ? edge.x1 : edge.x0)
    let y1 = Int(down ? edge.y1 : edge.y0)
    let sign: Int32 = down ? 1 : -1
    if y0 >= top && y1 <= bottom {
      add(x0, x1, height: y1 &- y0, upper: sign)
      return
    }
    var new = ActiveEdge(
      x0: Double(x0), slope: Double(x1 &- x0) / Double(y1 &- y0), top: y0, bottom: y1, x: x0,
      lastX: x1, sign: sign)
    let first = max(y0, top)
    if first > y0 { new.x = position(new, first) }
    if y1 <= bottom {
      add(new.x, x1, height: y1 &- first, upper: sign)
      return
    }
    let x = position(new, bottom)
    add(new.x, x, height: bottom &- first, upper: sign)
    new.x = x
    keep(new)
  }

  private func keep(_ edge: ActiveEdge) {
    if activeCount == active.cells.count {
      active.reserve(activeCount + 1, filler: edge, keeping: activeCount)
    }
    active.cells[activeCount] = edge
    activeCount += 1
    if edge.slope != 0 { slantedCount += 1 }
    firstBottom = min(firstBottom, edge.bottom)
  }

  /// Where an edge crosses the height `y`: a closed form, whichever rows were visited before.
  @inline(__always)
  private func position(_ edge: ActiveEdge, _ y: Int) -> Int {
    let x = Int(edge.x0 + Double(y &- edge.top) * edge.slope)
    let start = Int(edge.x0)
    return min(max(x, min(start, edge.lastX)), max(start, edge.lastX))
  }
}

extension EdgeScanner {
  /// Adds a line from `x0` at the top to `x1` at the bottom of a strip of `height` in this row.
  @inline(__always)
  private func add(_ x0: Int, _ x1: Int, height: Int, upper sign: Int32) {
    let column0 = FixedPoint.pixel(x0) &- visible.x
    let column1 = FixedPoint.pixel(x1) &- visible.x
    if column0 == column1 {
      if column0 >= 0 && column0 < visible.width {
        let fractions = (x0 & 0xFFFF) &+ (x1 & 0xFFFF)
        addCell(column0, height: height, fractions: fractions, sign: sign)
      } else if column0 < 0 {
        addLeft(height, sign)
      }
    } else if x0 < x1 {
      addAcross(x0, x1, column0, column1, height: height, sign: sign)
    } else {
      addAcross(x1, x0, column1, column0, height: height, sign: sign)
    }
  }

  /// One pixel's share: `fractions` is the sum of the distances of both ends from its left border.
  @inline(__always)
  private func addCell(_ column: Int, height: Int, fractions: Int, sign: Int32) {
    let left = Int32(truncatingIfNeeded: EdgeScanner.leftShare(height, fractions: fractions))
    let height = Int32(truncatingIfNeeded: height)
    let sums = sums.cells
    sums[column] &+= sign &* (height &- left)
    sums[column &+ 1] &+= sign &* left
    let touched = touched.cells
    touched[column >> 6] |= 1 << UInt64(truncatingIfNeeded: column & 63)
    if left != 0 {
      touched[(column &+ 1) >> 6] |= 1 << UInt64(truncatingIfNeeded: (column &+ 1) & 63)
    }
  }

  /// What lies left of the visible columns covers all of them.
  @inline(__always)
  private func addLeft(_ height: Int, _ sign: Int32) {
    sums.cells[0] &+= sign &* Int32(truncatingIfNeeded: height)
    touched.cells[0] |= 1
  }

  /// A line over several columns, `x0` < `x1`; the share of each is a difference of closed forms.
  private func addAcross(
    _ x0: Int, _ x1: Int, _ column0: Int, _ column1: Int, height: Int, sign: Int32
  ) {
    guard column0 < visible.width else { return }
    guard column1 >= 0 else { return addLeft(height, sign) }
    let steepness = Double(height) / Double(x1 &- x0)
    let first = max(column0, 0)
    var above = 0
    if column0 < 0 {
      let border = FixedPoint.border(visible.x)
      above = min(Int(Double(border &- x0) * steepness), height)
      addLeft(above, sign)
    }
    var border = FixedPoint.border(first &+ visible.x &+ 1)
    var fraction = column0 < 0 ? 0 : x0 & 0xFFFF
    for column in first..<min(column1, visible.width) {
      let below = min(Int(Double(border &- x0) * steepness), height)
      addCell(
        column, height: below &- above, fractions: fraction &+ FixedPoint.one, sign: sign)
      above = below
      fraction = 0
      border &+= FixedPoint.one
    }
    if column1 < visible.width {
      addCell(column1, height: height &- above, fractions: x1 & 0xFFFF, sign: sign)
    }
  }

  /// Turns the sums of the row into spans, and clears them.
  private func sweep() {
    let touched = touched.cells
    let words = visible.width >> 6
    var cover: Int32 = 0
    var x = 0
    for word in 0...words {
      var bits = touched[word]
      guard bits != 0 else { continue }
      touched[word] = 0
      while bits != 0 {
        let start = word &<< 6 &+ bits.trailingZeroBitCount
        let shifted = bits >> UInt64(truncatingIfNeeded: start & 63)
        let length = (~shifted).trailingZeroBitCount
        emitGap(x, min(start, visible.width), cover)
        x = start &+ length
        cover = emitRun(start, x, cover)
        bits = length >= 64 ? 0 : bits & ~(((1 << UInt64(length)) &- 1) << UInt64(start & 63))
      }
    }
    emitGap(x, visible.width, cover)
  }

  @inline(__always)
  private func emitGap(_ start: Int, _ end: Int, _ cover: Int32) {
    guard start < end, cover != 0 else { return }
    let coverage = byte(cover)
    if coverage != 0 { row.append(start &+ visible.x, end &+ visible.x, Int32(coverage)) }
  }

  @inline(__always)
  private func emitRun(_ start: Int, _ end: Int, _ before: Int32) -> Int32 {
    let sums = sums.cells
    let bytes = row.bytes
    var cover = before
    var allSet: UInt8 = 255
    var anySet: UInt8 = 0
    for column in start..<end {
      cover &+= sums[column]
      sums[column] = 0
      let coverage = byte(cover)
      bytes[column] = coverage
      allSet &= coverage
      anySet |= coverage
    }
    let visibleEnd = min(end, visible.width)
    guard start < visibleEnd, anySet != 0 else { return cover }
    row.append(start &+ visible.x, visibleEnd &+ visible.x, allSet == 255 ? 255 : Span.varying)
    return cover
  }

  /// Winding times area, in 1/65536, as coverage.
  @inline(__always)
  private func byte(_ cover: Int32) -> UInt8 {
    var area = Int(cover < 0 ? 0 &- cover : cover)
    if evenOdd {
      area &= 2 * FixedPoint.one - 1
      if area > FixedPoint.one { area = 2 * FixedPoint.one - area }
    }
    return EdgeScanner.coverage(area: min(area, FixedPoint.one))
  }

  /// The area, in 1/65536 of a pixel, left of a line of this height; `fractions` is the sum of
  /// the distances of its ends from the pixel's left border.
  @inline(__always)
  static func leftShare(_ height: Int, fractions: Int) -> Int {
    (height &* fractions &+ 0x10000) >> 17
  }

  /// An area of 0 … 65536 as coverage, rounded.
  @inline(__always)
  static func coverage(area: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (area &* 255 &+ 0x8000) >> 16)
  }
}
