// What of many pixels is not covered yet, scanline by scanline.

internal import CPixelKernels

/// Lists of gaps. A gap is a part of a pixel: on each scanline where it begins and where it ends. A list is
/// the number of its first gap; −1 has none.
final class Gaps {
  private struct Gap: BitwiseCopyable {
    /// The number of the next one in the same pixel; −1 after the last.
    var next: Int32
    /// In units over all scanlines.
    var size: Int32
  }

  /// How many columns a crossed piece is known in, the first one included.
  static let columns = 14

  /// The places of one gap.
  private static let length = 2 * Int(SCANLINES)
  /// A whole pixel's size.
  private static let whole = Int32(SCANLINES) * Int32(SCANLINE_UNITS)

  /// A pixel with less left than this is full, a quarter of a step of coverage.
  static let nothing = whole / 1024

  /// A pixel of which nothing is covered, until something is.
  static let wholePixel: Int32 = 0
  /// It, and the one that takes what a cut leaves on the other side.
  private static let kept = 2

  private let gaps = Storage<Gap>()
  private let places = Storage<Int16>()
  private let from = Storage<Int16>()
  private let to = Storage<Int16>()
  private var count = Gaps.kept
  /// The first of those that nobody uses any more.
  private var free: Int32 = -1
  private var spare: Int32 = 1

  init() {
    from.reserve(Int(SCANLINES), filler: 0)
    to.reserve(Int(SCANLINES), filler: 0)
    reserve(Gaps.kept)
    let whole = places.cells.slice(Int(Gaps.wholePixel) * Gaps.length, count: Gaps.length)
    for line in 0..<Int(SCANLINES) { whole[Int(SCANLINES) + line] = Int16(SCANLINE_UNITS) }
    gaps.cells[Int(Gaps.wholePixel)] = Gap(next: -1, size: Gaps.whole)
  }

  func removeAll() {
    count = Gaps.kept
    free = -1
    spare = 1
  }

  /// Gives a list up.
  func remove(_ list: Int32) {
    var number = list
    while number >= 0 {
      let next = gaps.cells[Int(number)].next
      give(number)
      number = next
    }
  }

  /// What a list leaves uncovered, in pixels.
  func area(_ list: Int32) -> Float {
    var size: Int32 = 0
    var number = list
    while number >= 0 {
      size &+= gaps.cells[Int(number)].size
      number = gaps.cells[Int(number)].next
    }
    return Float(size) * (1 / Float(Gaps.whole))
  }

  /// Finds where a piece begins and ends on the scanlines of a row, for `subtract`.
  @inline(__always)
  func cross(_ piece: capsule_row) {
    // SAFETY: both hold as many places as there are scanlines.
    unsafe withUnsafePointer(to: piece) { unsafe capsule_cross(from.cells.base, to.cells.base, $0) }
  }

  /// Takes the piece away from the gaps of a pixel, `column` pixels to the right of where its places count
  /// from; returns what is left, and its size over all scanlines.
  @inline(__always)
  func subtract(column: Int, from list: Int32) -> (list: Int32, size: Int32) {
    let column = Int16(truncatingIfNeeded: column &* Int(SCANLINE_UNITS))
    var result: Int32 = -1
    var size: Int32 = 0
    var number = list
    while number >= 0 {
      let target = number == Gaps.wholePixel ? takeNumber() : number
      let gaps = gaps.cells
      let next = gaps[Int(number)].next
      // SAFETY: each gap has its places, the spare one too, and `from` and `to` one for each scanline.
      let rest = unsafe gap_cut(
        memory(target), memory(spare), memory(number), from.cells.base, to.cells.base, column)
      if rest.first > 0 {
        gaps[Int(target)] = Gap(next: result, size: rest.first)
        result = target
      } else {
        give(target)
      }
      if rest.second > 0 {
        gaps[Int(spare)] = Gap(next: result, size: rest.second)
        result = spare
        spare = takeNumber()
      }
      size &+= rest.first &+ rest.second
      number = next
    }
    return (result, size)
  }

  @inline(__always)
  private func memory(_ number: Int32) -> UnsafeMutablePointer<Int16> {
    unsafe places.cells.slice(Int(number) &* Gaps.length, count: Gaps.length).base
  }

  @inline(__always)
  private func takeNumber() -> Int32 {
    if free >= 0 {
      let number = free
      free = gaps.cells[Int(number)].next
      return number
    }
    if count == gaps.cells.count { reserve(count + 1) }
    count &+= 1
    return Int32(truncatingIfNeeded: count &- 1)
  }

  private func reserve(_ most: Int) {
    gaps.reserve(most, filler: Gap(next: -1, size: 0), keeping: count)
    places.reserve(
      gaps.cells.count * Gaps.length, filler: 0, keeping: count * Gaps.length)
  }

  @inline(__always)
  private func give(_ number: Int32) {
    gaps.cells[Int(number)].next = free
    free = number
  }
}
