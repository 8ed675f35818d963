// What of each pixel is not covered yet.

/// Some rows of pixels from which convex pieces are taken away, one after the other.
///
/// A pixel keeps the rest as convex fragments. What is left after some pieces of a thick bundle of
/// lines is nothing: then the pixel is full, and all further pieces pass it by.
final class UncoveredPixels {
  private struct Pixel: BitwiseCopyable {
    /// The first fragment; −1 where none is left.
    var fragments: Int32
    /// What is uncovered, in pixels.
    var area: Float
  }

  /// Pixels with less left than this are full, a quarter of a step of coverage.
  private static let nothing: Float = 1 / 1024

  private(set) var rows = 0
  private(set) var width = 0
  private var wordCount = 0
  /// A bit for each pixel, `wordCount` words for each row.
  private let full = Storage<UInt64>()
  private let touched = Storage<UInt64>()
  /// Only those of touched pixels that are not full mean anything.
  private let pixels = Storage<Pixel>()
  /// Fragment `n` has its corners from n · `Fragment.mostCorners` on.
  private let fragments = Storage<Fragment>()
  private let corners = Storage<Corner>()
  private var fragmentCount = 0
  /// The first of the fragments that nobody uses any more.
  private var free: Int32 = -1
  private let lines = Storage<PixelLine>()
  /// What a fragment falls into, in the same form.
  private let parts = Storage<Fragment>()
  private let partCorners = Storage<Corner>()
  private var partCount = 0
  /// What is left to cut before a cut, and the two sides of it.
  private var rest = Storage<Corner>()
  private var inner = Storage<Corner>()
  private let outer = Storage<Corner>()

  /// Pixels of which nothing is covered.
  func begin(rows: Int, width: Int) {
    self.rows = rows
    self.width = width
    wordCount = width >> 6 + 1
    full.reserve(rows * wordCount, filler: 0)
    touched.reserve(rows * wordCount, filler: 0)
    full.cells.slice(0, count: rows * wordCount).fill(0)
    touched.cells.slice(0, count: rows * wordCount).fill(0)
    pixels.reserve(rows * width, filler: Pixel(fragments: -1, area: 1))
    fragmentCount = 0
    free = -1
  }

  /// The bits of columns `first` … `last` that lie in a word.
  @inline(__always)
  private func mask(_ word: Int, _ first: Int, _ last: Int) -> UInt64 {
    var mask = UInt64.max
    if word == first >> 6 { mask &= .max &<< UInt64(truncatingIfNeeded: first & 63) }
    if word == last >> 6 { mask &= .max &>> UInt64(truncatingIfNeeded: 63 &- last & 63) }
    return mask
  }

  /// Whether nothing is left of columns `first` … `last` in the rows.
  @inline(__always)
  func isFull(rows: ClosedRange<Int>, _ first: Int, _ last: Int) -> Bool {
    let full = full.cells
    for row in rows {
      for word in first >> 6...last >> 6 {
        let mask = mask(word, first, last)
        if full[row &* wordCount &+ word] & mask != mask { return false }
      }
    }
    return true
  }

  /// Takes away columns `first` … `last` of a row.
  @inline(__always)
  func fill(row: Int, _ first: Int, _ last: Int) {
    let full = full.cells
    for word in first >> 6...last >> 6 {
      full[row &* wordCount &+ word] |= mask(word, first, last)
    }
  }

  /// Takes a piece away from columns `first` … `last` of a row, which is row `y` of the picture,
  /// whose column 0 is `left`.
  @inline(__always)
  func subtract(
    _ piece: ConvexPiece, row: Int, _ first: Int, _ last: Int, left: Double, y: Double
  ) {
    let full = full.cells
    for word in first >> 6...last >> 6 {
      var bits = mask(word, first, last) & ~full[row &* wordCount &+ word]
      while bits != 0 {
        let column = word &<< 6 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        subtract(piece, row: row, column: column, Vertex(left + Double(column), y))
      }
    }
  }

  private func subtract(_ piece: ConvexPiece, row: Int, column: Int, _ corner: Vertex) {
    let count = takeLines(piece.sides, corner)
    if count == 0 {
      if piece.contains(corner + 0.5) { fill(row: row, column, column) }
      return
    }
    let word = row &* wordCount &+ column >> 6
    let bit = 1 as UInt64 &<< UInt64(truncatingIfNeeded: column & 63)
    let index = row &* width &+ column
    if touched.cells[word] & bit == 0 {
      touched.cells[word] |= bit
      pixels.cells[index] = Pixel(fragments: keepWholePixel(), area: 1)
    }
    let pixel = remainder(pixels.cells[index], lines.cells.slice(0, count: count))
    pixels.cells[index] = pixel
    if pixel.area < UncoveredPixels.nothing {
      full.cells[word] |= bit
      giveAll(pixel.fragments)
    }
  }

  /// Puts into `lines` the sides that run through a pixel: within it they bound the piece alone.
  @inline(__always)
  private func takeLines(_ sides: Cells<PieceSide>, _ corner: Vertex) -> Int {
    lines.reserve(sides.count, filler: PixelLine(a: 0, b: 0, c: 0))
    let lines = lines.cells
    var count = 0
    for index in 0..<sides.count {
      let side = sides[index]
      if !side.isNear(corner) { continue }
      let value = side.value(at: corner)
      if value + side.low < 0 && value + side.high > 0 {
        lines[count] = PixelLine(a: Float(side.a), b: Float(side.b), c: Float(value))
        count &+= 1
      }
    }
    return count
  }

  /// What is left of a pixel.
  @inline(__always)
  private func remainder(_ pixel: Pixel, _ lines: Cells<PixelLine>) -> Pixel {
    var result = Pixel(fragments: -1, area: 0)
    var number = pixel.fragments
    while number >= 0 {
      let fragment = fragments.cells[Int(number)]
      let own = corners.cells.slice(
        Int(number) &* Fragment.mostCorners, count: Int(fragment.count))
      if cut(own, fragment.area, lines) {
        give(number)
        for index in 0..<partCount {
          result.fragments = keepPart(index, before: result.fragments)
          result.area += parts.cells[index].area
        }
      } else {
        fragments.cells[Int(number)].next = result.fragments
        result.fragments = number
        result.area += fragment.area
      }
      number = fragment.next
    }
    return result
  }

  /// Puts what lies beyond any of the lines into the parts; false where that is all of the fragment.
  @inline(__always)
  private func cut(_ fragment: Cells<Corner>, _ area: Float, _ lines: Cells<PixelLine>) -> Bool {
    for index in 0..<lines.count where fragment.isBeyond(lines[index]) { return false }
    partCount = 0
    var rest = fragment
    var area = area
    for index in 0..<lines.count {
      inner.reserve(rest.count + 1, filler: Corner(0, 0))
      outer.reserve(rest.count + 1, filler: Corner(0, 0))
      let counts = rest.cut(lines[index], outer: outer.cells, inner: inner.cells)
      if counts.outer > 0 { area -= addPart(outer.cells.slice(0, count: counts.outer)) }
      if counts.inner == 0 || area <= Fragment.smallestArea { return false }
      rest = inner.cells.slice(0, count: counts.inner)
      swap(&inner, &self.rest)
    }
    return true
  }

  /// Takes a convex polygon into the parts and returns its area.
  @inline(__always)
  private func addPart(_ polygon: Cells<Corner>) -> Float {
    let area = polygon.area
    if area <= Fragment.smallestArea { return area }
    let most = Fragment.mostCorners
    if polygon.count > most { return addPieces(of: polygon) }
    parts.reserve(
      partCount + 1, filler: Fragment(count: 0, next: -1, area: 0), keeping: partCount)
    partCorners.reserve(
      (partCount + 1) * most, filler: Corner(0, 0), keeping: partCount * most)
    parts.cells[partCount] = Fragment(
      count: Int32(truncatingIfNeeded: polygon.count), next: -1, area: area)
    partCorners.cells.slice(partCount &* most, count: polygon.count).copy(polygon)
    partCount &+= 1
    return area
  }

  /// Takes a polygon of many corners as several, which share its first corner.
  @inline(never)
  private func addPieces(of polygon: Cells<Corner>) -> Float {
    var area: Float = 0
    let corner = polygon[0]
    var first = 0
    while first < polygon.count &- 2 {
      let piece = polygon.slice(first, count: min(Fragment.mostCorners, polygon.count &- first))
      piece[0] = corner
      area += addPart(piece)
      first &+= Fragment.mostCorners &- 2
    }
    return area
  }

  /// Keeps a part as a fragment and returns its number.
  @inline(__always)
  private func keepPart(_ index: Int, before next: Int32) -> Int32 {
    let number = takeFragment()
    var part = parts.cells[index]
    part.next = next
    fragments.cells[Int(number)] = part
    let most = Fragment.mostCorners
    corners.cells.slice(Int(number) &* most, count: Int(part.count)).copy(
      partCorners.cells.slice(index &* most, count: Int(part.count)))
    return number
  }

  private func keepWholePixel() -> Int32 {
    let number = takeFragment()
    fragments.cells[Int(number)] = Fragment(count: 4, next: -1, area: 1)
    let corners = corners.cells.slice(Int(number) &* Fragment.mostCorners, count: 4)
    corners[0] = Corner(0, 0)
    corners[1] = Corner(1, 0)
    corners[2] = Corner(1, 1)
    corners[3] = Corner(0, 1)
    return number
  }

  /// The number of a fragment that nobody uses.
  @inline(__always)
  private func takeFragment() -> Int32 {
    if free >= 0 {
      let number = free
      free = fragments.cells[Int(number)].next
      return number
    }
    let most = Fragment.mostCorners
    fragments.reserve(
      fragmentCount + 1, filler: Fragment(count: 0, next: -1, area: 0), keeping: fragmentCount)
    corners.reserve(
      (fragmentCount + 1) * most, filler: Corner(0, 0), keeping: fragmentCount * most)
    fragmentCount &+= 1
    return Int32(truncatingIfNeeded: fragmentCount &- 1)
  }

  @inline(__always)
  private func give(_ number: Int32) {
    fragments.cells[Int(number)].next = free
    free = number
  }

  private func giveAll(_ first: Int32) {
    var number = first
    while number >= 0 {
      let next = fragments.cells[Int(number)].next
      give(number)
      number = next
    }
  }
}

extension UncoveredPixels {
  /// Appends what is covered of a row.
  func append(_ row: Int, to result: CoverageRow) {
    var column = 0
    while let first = nextCovered(row, column) {
      let end = endOfRun(row, first)
      column = end
      appendRun(row, first, end, to: result)
    }
  }

  private func isFull(_ row: Int, _ column: Int) -> Bool {
    full.cells[row &* wordCount &+ column >> 6] >> UInt64(column & 63) & 1 != 0
  }

  /// The first column from `column` on of which something is covered.
  private func nextCovered(_ row: Int, _ column: Int) -> Int? {
    var word = column >> 6
    var skipped = UInt64.max &<< UInt64(truncatingIfNeeded: column & 63)
    while word < wordCount {
      let index = row &* wordCount &+ word
      let bits = (full.cells[index] | touched.cells[index]) & skipped
      if bits != 0 { return word &<< 6 &+ bits.trailingZeroBitCount }
      word &+= 1
      skipped = .max
    }
    return nil
  }

  /// Behind the last column that is full where the first is, or touched only where that is.
  private func endOfRun(_ row: Int, _ first: Int) -> Int {
    let isFull = isFull(row, first)
    var column = first
    while column < width {
      let word = row &* wordCount &+ column >> 6
      let wanted = isFull ? full.cells[word] : touched.cells[word] & ~full.cells[word]
      let other = ~wanted &>> UInt64(truncatingIfNeeded: column & 63)
      let length = min(other.trailingZeroBitCount, 64 &- column & 63)
      column &+= length
      if column & 63 != 0 || length == 0 { break }
    }
    return min(column, width)
  }

  private func appendRun(_ row: Int, _ first: Int, _ end: Int, to result: CoverageRow) {
    let left = result.left
    if isFull(row, first) { return result.append(first + left, end + left, Span.full) }
    var mostArea = 0
    for column in first..<end {
      let covered = max(1 - pixels.cells[row &* width &+ column].area, 0)
      let area = Int(covered * Float(FixedPoint.one))
      result.bytes[column] = FixedPoint.coverage(area: area)
      if result.isFine { result.parts[column] = FixedPoint.part(area: area) }
      mostArea = max(mostArea, area)
    }
    if mostArea > 0 { result.append(first + left, end + left, Span.varying) }
  }
}
