// Signed areas of one row, summed as whole numbers, and the coverage they add up to.

/// The accumulation buffer of FreeType's smooth rasteriser and font-rs: a line adds, to each pixel it
/// crosses, the height it covers there and the area left of it; the running sum along the row is the
/// covered area.
///
/// It is given the boundary of the inside alone: downwards lines (1) where the inside begins,
/// upwards ones (−1) where it ends. All of it is integer arithmetic, so order cannot change a
/// pixel, and intermediate sums that wrap come out right.
final class AreaAccumulator {
  private let sumStorage = Storage<Int32>()
  private let touchedStorage = Storage<UInt64>()
  private var sums: Cells<Int32>
  /// A bit for each sum that may not be zero.
  private var touched: Cells<UInt64>
  /// The columns that are looked at.
  private(set) var left = 0
  private(set) var width = 0

  init() {
    sums = sumStorage.cells
    touched = touchedStorage.cells
  }

  func begin(left: Int, width: Int) {
    self.left = left
    self.width = width
    sumStorage.reserve(width + 2, filler: 0)
    touchedStorage.reserve(width / 64 + 2, filler: 0)
    sums = sumStorage.cells
    touched = touchedStorage.cells
  }

  /// Adds a line from `x0` at the top to `x1` at the bottom of a strip of `height` in the row.
  @inline(__always)
  func add(_ x0: Int, _ x1: Int, height: Int, sign: Int32) {
    let column0 = FixedPoint.pixel(x0) &- left
    let column1 = FixedPoint.pixel(x1) &- left
    if column0 == column1 {
      if column0 >= 0 && column0 < width {
        let fractions = (x0 & 0xFFFF) &+ (x1 & 0xFFFF)
        addCell(column0, height: height, fractions: fractions, sign: sign)
      } else if column0 < 0 {
        addLeft(height, sign)
      }
    } else if x0 < x1 {
      addAcross(x0, x1, column0: column0, column1: column1, height: height, sign: sign)
    } else {
      addAcross(x1, x0, column0: column1, column1: column0, height: height, sign: sign)
    }
  }

  /// One pixel's share: `fractions` is the sum of the distances of both ends from its left border.
  @inline(__always)
  private func addCell(_ column: Int, height: Int, fractions: Int, sign: Int32) {
    let left = Int32(truncatingIfNeeded: FixedPoint.leftShare(height, fractions: fractions))
    let height = Int32(truncatingIfNeeded: height)
    sums[column] &+= sign &* (height &- left)
    sums[column &+ 1] &+= sign &* left
    touched[column >> 6] |= 1 << UInt64(truncatingIfNeeded: column & 63)
    if left != 0 {
      touched[(column &+ 1) >> 6] |= 1 << UInt64(truncatingIfNeeded: (column &+ 1) & 63)
    }
  }

  /// Adds the height of a line left of the visible columns, which covers all of them.
  @inline(__always)
  private func addLeft(_ height: Int, _ sign: Int32) {
    sums[0] &+= sign &* Int32(truncatingIfNeeded: height)
    touched[0] |= 1
  }

  /// A line over several columns, `x0` < `x1`; the share of each is a difference of closed forms.
  private func addAcross(
    _ x0: Int, _ x1: Int, column0: Int, column1: Int, height: Int, sign: Int32
  ) {
    guard column0 < width else { return }
    guard column1 >= 0 else { return addLeft(height, sign) }
    let steepness = Double(height) / Double(x1 &- x0)
    let first = max(column0, 0)
    var above = 0
    if column0 < 0 {
      let border = FixedPoint.border(left)
      above = min(Int(Double(border &- x0) * steepness), height)
      addLeft(above, sign)
    }
    var border = FixedPoint.border(first &+ left &+ 1)
    var fraction = column0 < 0 ? 0 : x0 & 0xFFFF
    for column in first..<min(column1, width) {
      let below = min(Int(Double(border &- x0) * steepness), height)
      addCell(
        column, height: below &- above, fractions: fraction &+ FixedPoint.one, sign: sign)
      above = below
      fraction = 0
      border &+= FixedPoint.one
    }
    if column1 < width {
      addCell(column1, height: height &- above, fractions: x1 & 0xFFFF, sign: sign)
    }
  }

  /// Turns the sums of the row into spans, and clears them.
  func sweep(into row: CoverageRow) {
    let words = width >> 6
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
        emitGap(x, min(start, width), cover: cover, into: row)
        x = start &+ length
        cover = emitRun(start, x, before: cover, into: row)
        bits = length >= 64 ? 0 : bits & ~(((1 << UInt64(length)) &- 1) << UInt64(start & 63))
      }
    }
    emitGap(x, width, cover: cover, into: row)
  }

  @inline(__always)
  private func emitGap(_ start: Int, _ end: Int, cover: Int32, into row: CoverageRow) {
    guard start < end, cover != 0 else { return }
    let part = FixedPoint.part(area: area(cover))
    if part != 0 { row.append(start &+ left, end &+ left, coverage: Int32(part)) }
  }

  @inline(__always)
  private func emitRun(_ start: Int, _ end: Int, before: Int32, into row: CoverageRow) -> Int32 {
    let mayBeFull = !row.isFine || setParts(start, end, before: before, into: row)
    let bytes = row.bytes
    var cover = before
    var allSet: UInt8 = 255
    var anySet: UInt8 = 0
    for column in start..<end {
      cover &+= sums[column]
      sums[column] = 0
      let coverage = FixedPoint.coverage(area: area(cover))
      bytes[column] = coverage
      allSet &= coverage
      anySet |= coverage
    }
    let visibleEnd = min(end, width)
    guard start < visibleEnd, anySet != 0 || row.isFine else { return cover }
    row.append(
      start &+ left, visibleEnd &+ left,
      coverage: allSet == 255 && mayBeFull ? Span.full : Span.varying)
    return cover
  }

  /// Keeps the coverages of a run also as they are before they are rounded; whether all are full.
  @inline(never)
  private func setParts(
    _ start: Int, _ end: Int, before: Int32, into row: CoverageRow
  ) -> Bool {
    let parts = row.parts
    var cover = before
    var least = CoveragePart.max
    for column in start..<end {
      cover &+= sums[column]
      let part = FixedPoint.part(area: area(cover))
      parts[column] = part
      least = min(least, part)
    }
    return least == Span.full
  }

  /// An area in 1/65536; rounding may have moved it beyond empty or full.
  @inline(__always)
  private func area(_ cover: Int32) -> Int { min(max(Int(cover), 0), FixedPoint.one) }
}
