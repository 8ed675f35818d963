// The uncovered part of each pixel.

internal import CPixelKernels

/// Some rows of pixels from which convex polygons or capsules are taken away, one after the other.
///
/// A pixel keeps its uncovered part: as convex remainders if it is one of those from which polygons are subtracted,
/// else as uncovered intervals on scanlines. After some polygons of a thick bundle of lines nothing is left of it:
/// then the pixel is full, and all further polygons skip it.
final class UncoveredPixels {
  /// Pixels of which more than this is covered are full: a quarter of a step of coverage is left, in 1/65536 of a
  /// pixel.
  private static let nearlyAll = FixedPoint.one - FixedPoint.one / 1024

  /// For each column; later for each row 64 columns at a time.
  private let fullStorage = Storage<ColumnBits>()
  private let touchedStorage = Storage<ColumnBits>()
  private let ofPolygonsStorage = Storage<ColumnBits>()
  private(set) var full: Cells<ColumnBits>
  private var touched: Cells<ColumnBits>
  /// The pixels from which polygons are subtracted; capsules are subtracted from the others.
  private(set) var ofPolygons: Cells<ColumnBits>
  /// The list of each pixel's remainders or intervals; −1 where none is left. Those of a column lie together. Only
  /// those of touched pixels that are not full mean anything.
  private let restStorage = Storage<Int32>()
  private var rests: Cells<Int32>
  /// The covered part of each of these pixels.
  private let partStorage = Storage<CoveragePart>()
  private var parts: Cells<CoveragePart>
  private let remainders = RemainderLists()
  private let intervals = UncoveredIntervals()
  private let lines = Storage<PixelLine>()

  init() {
    full = fullStorage.cells
    touched = touchedStorage.cells
    ofPolygons = ofPolygonsStorage.cells
    rests = restStorage.cells
    parts = partStorage.cells
  }

  /// Pixels of which nothing is covered.
  func begin(width: Int) {
    let columns = (width + 63) & ~63
    fullStorage.reserve(columns, filler: 0)
    touchedStorage.reserve(columns, filler: 0)
    ofPolygonsStorage.reserve(columns, filler: 0)
    full = fullStorage.cells.slice(0, count: columns)
    touched = touchedStorage.cells.slice(0, count: columns)
    ofPolygons = ofPolygonsStorage.cells.slice(0, count: columns)
    full.fill(0)
    touched.fill(0)
    restStorage.reserve(columns * 64, filler: -1)
    partStorage.reserve(columns * 64, filler: 0)
    rests = restStorage.cells
    parts = partStorage.cells
    remainders.removeAll()
    intervals.removeAll()
  }

  /// Takes a polygon away from a pixel, whose upper left corner from the polygon's origin is `corner`.
  func subtract(_ polygon: ConvexPolygon, _ column: Int, row: Int, corner: Vertex) {
    guard let count = takeLines(polygon.sides(corner), corner) else { return }
    if count == 0 {
      if polygon.contains(corner + 0.5) { full[column] |= .row(row) }
      return
    }
    let index = column &* 64 &+ row
    if touched[column] & .row(row) == 0 {
      touched[column] |= .row(row)
      rests[index] = remainders.wholePixel()
    }
    let rest = remainders.subtract(lines.cells.slice(0, count: count), from: rests[index])
    let covered = Int(max(1 - rest.area, 0) * Float(FixedPoint.one))
    if keep(rest.list, covered, column: column, row: row) { remainders.remove(rest.list) }
  }

  /// Takes a capsule away from those of a row's pixels that it touches, that are not full and not of polygons; its
  /// row is `capsuleRow` and its first column here `shift`.
  @inline(__always)
  func subtract(
    _ capsule: Capsule, _ capsuleRow: Int, row: Int, columns: Range<Int>, shift: Int
  ) {
    let bit = ColumnBits.row(row)
    var (base, known) = (0, columns.lowerBound)
    for column in columns where (full[column] | ofPolygons[column]) & bit == 0 {
      if column >= known {
        intervals.cross(capsule.part(capsuleRow, from: column &- shift))
        base = column
        known = column &+ UncoveredIntervals.columns
      }
      cutIntervals(column: column, row: row) {
        intervals.subtract(column: column &- base, from: $0)
      }
    }
  }

  /// Takes what lies between two sides away from a pixel that is not full and not of polygons.
  @inline(__always)
  func subtract(_ sides: capsule_edges, _ column: Int, row: Int) {
    cutIntervals(column: column, row: row) { intervals.subtract(sides, from: $0) }
  }

  @inline(__always)
  private func cutIntervals(
    column: Int, row: Int, _ subtract: (_ list: Int32) -> (list: Int32, size: Int32)
  ) {
    let isTouched = touched[column] & .row(row) != 0
    let rest = subtract(isTouched ? rests[column &* 64 &+ row] : UncoveredIntervals.wholePixel)
    touched[column] |= .row(row)
    if keep(rest.list, UncoveredIntervals.covered(rest.size), column: column, row: row) {
      intervals.remove(rest.list)
    }
  }

  /// Keeps what is left of a touched pixel, and what is covered, in 1/65536 of it; true where that is as good as all.
  @inline(__always)
  private func keep(_ list: Int32, _ covered: Int, column: Int, row: Int) -> Bool {
    if covered > UncoveredPixels.nearlyAll {
      full[column] |= .row(row)
      return true
    }
    rests[column &* 64 &+ row] = list
    parts[column &* 64 &+ row] = FixedPoint.part(area: covered)
    return false
  }

  /// Puts into `lines` the sides that run through a pixel: within it they bound the polygon alone. Nil for
  /// a pixel that lies beyond a side.
  @inline(__always)
  private func takeLines(_ sides: Cells<PolygonEdge>, _ corner: Vertex) -> Int? {
    if lines.cells.count <= sides.count {
      lines.reserve(sides.count + 1, filler: PixelLine(a: 0, b: 0, c: 0))
    }
    let lines = lines.cells
    var count = 0
    for index in 0..<sides.count {
      let side = sides[index]
      let (value, spread) = (side.value(at: corner + 0.5), side.spread)
      if value >= spread { return nil }
      guard value > -spread, side.isNear(corner + 0.5) else { continue }
      let origin = side.value(at: corner)
      lines[count] = PixelLine(a: Float(side.a), b: Float(side.b), c: Float(origin))
      count &+= 1
    }
    return count
  }
}

// The rows of coverage that come out.
extension UncoveredPixels {
  /// Turns the bits around, for `append`; nothing can be taken away any more.
  func turnToRows() {
    for block in stride(from: 0, to: full.count, by: 64) {
      full.slice(block, count: 64).transpose()
      touched.slice(block, count: 64).transpose()
    }
  }

  /// Appends what is covered of a row.
  func append(_ row: Int, to result: CoverageRow) {
    for block in stride(from: 0, to: full.count, by: 64) {
      let fullBits = full[block &+ row]
      var bits = fullBits | touched[block &+ row]
      while bits != 0 {
        let place = bits.trailingZeroBitCount
        let isFull = fullBits >> UInt64(place) & 1 != 0
        let alike = isFull ? fullBits : bits & ~fullBits
        let length = (~(alike >> UInt64(place))).trailingZeroBitCount
        let start = block &+ place
        if isFull {
          result.append(start + result.left, start + length + result.left, coverage: Span.full)
        } else {
          appendPart(row, start, end: start + length, to: result)
        }
        bits = place + length >= 64 ? 0 : bits & (.max << UInt64(place + length))
      }
    }
  }

  /// Appends pixels that are covered in part.
  private func appendPart(_ row: Int, _ first: Int, end: Int, to result: CoverageRow) {
    var most: CoveragePart = 0
    for column in first..<end {
      let part = parts[column &* 64 &+ row]
      result.bytes[column] = part.byte
      if result.isFine { result.parts[column] = part }
      most = max(most, part)
    }
    guard most > 0 else { return }
    result.append(first + result.left, end + result.left, coverage: Span.varying)
  }
}
