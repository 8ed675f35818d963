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

  private var width = 0
  private(set) var full = PixelBits()
  private var touched = PixelBits()
  /// Only those of touched pixels that are not full mean anything.
  private let pixels = Storage<Pixel>()
  /// Fragment `n` has its corners from n · `Fragment.mostCorners` on.
  private let fragments = Storage<Fragment>()
  private let corners = Storage<Corner>()
  private var fragmentCount = 0
  /// The first of the fragments that nobody uses any more.
  private var free: Int32 = -1
  private let lines = Storage<PixelLine>()
  private let cutter = FragmentCutter()

  /// Pixels of which nothing is covered.
  func begin(rows: Int, width: Int) {
    self.width = width
    full.reset(rows: rows, width: width)
    touched.reset(rows: rows, width: width)
    pixels.reserve(rows * width, filler: Pixel(fragments: -1, area: 1))
    fragmentCount = 0
    free = -1
  }

  /// Takes a piece away from a pixel, whose upper left corner in the picture is `corner`.
  func subtract(_ piece: ConvexPiece, _ row: Int, _ column: Int, _ corner: Vertex) {
    let count = takeLines(piece.sides, corner)
    if count == 0 {
      if piece.contains(corner + 0.5) { full.insert(row, column) }
      return
    }
    let index = row &* width &+ column
    if !touched.contains(row, column) {
      touched.insert(row, column)
      pixels.cells[index] = Pixel(fragments: keepWholePixel(), area: 1)
    }
    let pixel = remainder(pixels.cells[index], lines.cells.slice(0, count: count))
    pixels.cells[index] = pixel
    if pixel.area < UncoveredPixels.nothing {
      full.insert(row, column)
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
      if cutter.cut(corners(number, fragment.count), fragment.area, lines) {
        give(number)
        for index in 0..<cutter.partCount {
          let (part, corners) = cutter.part(index)
          result.fragments = keep(part, corners, before: result.fragments)
          result.area += part.area
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
}

// Fragments, and those that nobody uses any more.
extension UncoveredPixels {
  @inline(__always)
  private func corners(_ number: Int32, _ count: Int32) -> Cells<Corner> {
    corners.cells.slice(Int(number) &* Fragment.mostCorners, count: Int(count))
  }

  /// Keeps a fragment and returns its number.
  @inline(__always)
  private func keep(_ fragment: Fragment, _ own: Cells<Corner>, before next: Int32) -> Int32 {
    let number = takeNumber()
    fragments.cells[Int(number)] = fragment
    fragments.cells[Int(number)].next = next
    corners(number, fragment.count).copy(own)
    return number
  }

  private func keepWholePixel() -> Int32 {
    let number = takeNumber()
    fragments.cells[Int(number)] = Fragment(count: 4, next: -1, area: 1)
    let corners = corners(number, 4)
    corners[0] = Corner(0, 0)
    corners[1] = Corner(1, 0)
    corners[2] = Corner(1, 1)
    corners[3] = Corner(0, 1)
    return number
  }

  @inline(__always)
  private func takeNumber() -> Int32 {
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

// The rows of coverage that come out.
extension UncoveredPixels {
  /// Appends what is covered of a row.
  func append(_ row: Int, to result: CoverageRow) {
    let first = row &* full.stride
    for word in first..<first &+ full.stride {
      let fullBits = full.words[word]
      var bits = fullBits | touched.words[word]
      while bits != 0 {
        let place = bits.trailingZeroBitCount
        let isFull = fullBits >> UInt64(place) & 1 != 0
        let alike = isFull ? fullBits : bits & ~fullBits
        let length = (~(alike >> UInt64(place))).trailingZeroBitCount
        let start = (word &- first) &<< 6 &+ place
        if isFull {
          result.append(start + result.left, start + length + result.left, Span.full)
        } else {
          appendPart(row, start, start + length, to: result)
        }
        bits = place + length >= 64 ? 0 : bits & (.max << UInt64(place + length))
      }
    }
  }

  /// Appends pixels that are covered in part.
  private func appendPart(_ row: Int, _ first: Int, _ end: Int, to result: CoverageRow) {
    var mostArea = 0
    for column in first..<end {
      let covered = max(1 - pixels.cells[row &* width &+ column].area, 0)
      let area = Int(covered * Float(FixedPoint.one))
      result.bytes[column] = FixedPoint.coverage(area: area)
      if result.isFine { result.parts[column] = FixedPoint.part(area: area) }
      mostArea = max(mostArea, area)
    }
    guard mostArea > 0 else { return }
    result.append(first + result.left, end + result.left, Span.varying)
  }
}
