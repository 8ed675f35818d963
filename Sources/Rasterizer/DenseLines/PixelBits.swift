// A bit for each pixel of some rows.

/// Bits of pixels, row by row.
struct PixelBits {
  private let storage = Storage<UInt64>()
  private(set) var words: Cells<UInt64>
  /// Words for each row.
  private(set) var stride = 0

  init() { words = storage.cells }

  /// Makes room, with no bit set.
  mutating func reset(rows: Int, width: Int) {
    stride = width >> 6 + 1
    storage.reserve(rows * stride, filler: 0)
    words = storage.cells.slice(0, count: rows * stride)
    words.fill(0)
  }

  @inline(__always)
  func contains(_ row: Int, _ column: Int) -> Bool {
    words[row &* stride &+ column >> 6] & bit(column) != 0
  }

  @inline(__always)
  func insert(_ row: Int, _ column: Int) { words[row &* stride &+ column >> 6] |= bit(column) }

  @inline(__always)
  private func bit(_ column: Int) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: column & 63)
  }

  /// The bits of columns `first` … `last` that lie in a row's word.
  @inline(__always)
  private func mask(_ word: Int, _ first: Int, _ last: Int) -> UInt64 {
    var mask = UInt64.max
    if word == first >> 6 { mask &= .max &<< UInt64(truncatingIfNeeded: first & 63) }
    if word == last >> 6 { mask &= .max &>> UInt64(truncatingIfNeeded: 63 &- last & 63) }
    return mask
  }

  /// Sets columns `first` … `last` of a row.
  @inline(__always)
  func insert(_ row: Int, _ first: Int, _ last: Int) {
    for word in first >> 6...last >> 6 {
      words[row &* stride &+ word] |= mask(word, first, last)
    }
  }

  /// Calls `body` for those of columns `first` … `last` of a row that are not set; it may set them.
  @inline(__always)
  func forEachMissing(_ row: Int, _ first: Int, _ last: Int, _ body: (_ column: Int) -> Void) {
    for word in first >> 6...last >> 6 {
      var bits = mask(word, first, last) & ~words[row &* stride &+ word]
      while bits != 0 {
        body(word &<< 6 &+ bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }

  /// From the first to the last of the rows in which one of columns `first` … `last` is not set; nil
  /// for none.
  @inline(__always)
  func rowsMissing(
    _ rows: ClosedRange<Int>, _ first: Int, _ last: Int
  ) -> ClosedRange<Int>? {
    var (top, bottom) = (rows.lowerBound, rows.upperBound)
    while containsAll(top, first, last) {
      if top == bottom { return nil }
      top &+= 1
    }
    while containsAll(bottom, first, last) { bottom &-= 1 }
    return top...bottom
  }

  @inline(__always)
  private func containsAll(_ row: Int, _ first: Int, _ last: Int) -> Bool {
    for word in first >> 6...last >> 6 {
      let mask = mask(word, first, last)
      if words[row &* stride &+ word] & mask != mask { return false }
    }
    return true
  }
}
