// The uncovered intervals of pixels, on 64 scanlines each.

internal import CPixelKernels

/// Lists of uncovered intervals. An entry holds one interval for each scanline of a pixel: where it begins and where
/// it ends. A list is the number of its first entry; −1 has none.
final class UncoveredIntervals {
  private struct Interval: ListElement {
    typealias Place = Int16

    static let placeCount = 2 * Int(SCANLINES)

    var next: Int32
  }

  /// How many columns a crossed capsule is known in, the first one included.
  static let columns = 14

  /// A whole pixel's size.
  private static let whole = Int32(SCANLINES) * Int32(SCANLINE_UNITS)

  /// A pixel of which nothing is covered, until something is.
  static let wholePixel: Int32 = 0
  /// It, and the one that takes what a cut leaves on the other side.
  private static let kept = 2

  private var pool = ListPool(
    keeping: kept, filler: Interval(next: -1), placeFiller: 0)
  private let from = Storage<Int16>()
  private let to = Storage<Int16>()
  private var spare: Int32 = 1

  init() {
    from.reserve(Int(SCANLINES), filler: 0)
    to.reserve(Int(SCANLINES), filler: 0)
    let whole = pool.places(UncoveredIntervals.wholePixel)
    for line in 0..<Int(SCANLINES) { whole[Int(SCANLINES) + line] = Int16(SCANLINE_UNITS) }
  }

  func removeAll() {
    pool.removeAll()
    spare = 1
  }

  /// Gives a list up.
  func remove(_ list: Int32) { pool.giveAll(list) }

  /// The covered area, in 1/65536 of a pixel, where `size` units are left over all scanlines.
  @inline(__always)
  static func covered(_ size: Int32) -> Int { Int(whole &- size) &* FixedPoint.one / Int(whole) }

  /// Finds where a capsule begins and ends on the scanlines of a row, for `subtract`.
  @inline(__always)
  func cross(_ capsule: capsule_row) {
    // SAFETY: both hold as many places as there are scanlines.
    unsafe withUnsafePointer(to: capsule) {
      unsafe capsule_intersect(from.cells.base, to.cells.base, $0)
    }
  }

  /// Subtracts the capsule from the intervals of a pixel, `column` pixels to the right of where its places count
  /// from; returns what is left, and its size over all scanlines.
  @inline(__always)
  func subtract(column: Int, from list: Int32) -> (list: Int32, size: Int32) {
    let column = Int16(truncatingIfNeeded: column &* Int(SCANLINE_UNITS))
    return subtract(from: list) { first, second, interval in
      // SAFETY: each entry has its places, the spare one too, and `from` and `to` one for each scanline.
      unsafe intervals_cut(
        first.base, second.base, interval.base, from.cells.base, to.cells.base, column)
    }
  }

  /// The same with what lies between two sides.
  @inline(__always)
  func subtract(_ sides: capsule_edges, from list: Int32) -> (list: Int32, size: Int32) {
    subtract(from: list) { first, second, interval in
      // SAFETY: each entry has its places, the spare one too.
      unsafe intervals_cut_edges(first.base, second.base, interval.base, sides)
    }
  }

  @inline(__always)
  private func subtract(
    from list: Int32,
    _ cut: (_ first: Cells<Int16>, _ second: Cells<Int16>, _ interval: Cells<Int16>) ->
      interval_rest
  ) -> (list: Int32, size: Int32) {
    var result: Int32 = -1
    var size: Int32 = 0
    var number = list
    while number >= 0 {
      let target = number == UncoveredIntervals.wholePixel ? pool.take() : number
      let next = pool[number].next
      let rest = cut(pool.places(target), pool.places(spare), pool.places(number))
      if rest.first > 0 {
        pool[target] = Interval(next: result)
        result = target
      } else {
        pool.give(target)
      }
      if rest.second > 0 {
        pool[spare] = Interval(next: result)
        result = spare
        spare = pool.take()
      }
      size &+= rest.first &+ rest.second
      number = next
    }
    return (result, size)
  }
}
