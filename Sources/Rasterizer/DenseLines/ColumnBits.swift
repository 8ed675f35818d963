// A bit for each pixel of up to 64 rows.

/// A bit for each row of a column of pixels, the lowest for the first.
///
/// A word is a column, because lines of many points are steep: their segments cross few columns.
typealias ColumnBits = UInt64

extension ColumnBits {
  /// The bits of the rows from `first` up to `end`, as far as there are such.
  @inline(__always)
  static func rows(_ first: Int, _ end: Int) -> ColumnBits {
    let (low, high) = (first > 0 ? first : 0, end < 64 ? end : 64)
    guard low < high else { return 0 }
    return .max &<< UInt64(truncatingIfNeeded: low)
      & .max &>> UInt64(truncatingIfNeeded: 64 &- high)
  }

  @inline(__always)
  static func row(_ row: Int) -> ColumnBits { 1 &<< UInt64(truncatingIfNeeded: row) }

  /// Calls `body` for each row that has its bit, from the first on.
  @inline(__always)
  func forEachRow(_ body: (Int) -> Void) {
    var rest = self
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }
}

extension Cells where Element == ColumnBits {
  /// The first and the last of some columns in which not all of `rows` are set, of those alone that `among`
  /// has where it is there; nil for none.
  @inline(__always)
  func columnsMissing(
    _ rows: ColumnBits, first: Int, last: Int, among: Cells? = nil
  ) -> ClosedRange<Int>? {
    guard let first = firstColumnMissing(rows, first: first, last: last, among: among) else {
      return nil
    }
    var last = last
    while rows & ~self[last] & (among?[last] ?? .max) == 0 { last &-= 1 }
    return first...last
  }

  /// The first of some columns in which not all of `rows` are set; nil for none.
  @inline(__always)
  func firstColumnMissing(
    _ rows: ColumnBits, first: Int, last: Int, among: Cells? = nil
  ) -> Int? {
    for column in first...last where rows & ~self[column] & (among?[column] ?? .max) != 0 {
      return column
    }
    return nil
  }

  private var isZero: Bool {
    var all: UInt64 = 0
    for index in 0..<count { all |= self[index] }
    return all == 0
  }

  /// Makes rows of 64 columns, the lowest bit the first, or columns of rows again.
  func transpose() {
    assert(count == 64)
    if isZero { return }
    var half = 32
    var mask: UInt64 = 0xFFFF_FFFF
    while half > 0 {
      let shift = UInt64(truncatingIfNeeded: half)
      var index = 0
      while index < 64 {
        let other = index | half
        let swapped = (self[index] &>> shift ^ self[other]) & mask
        self[other] ^= swapped
        self[index] ^= swapped &<< shift
        index = (other &+ 1) & ~half
      }
      half >>= 1
      mask ^= mask &<< UInt64(truncatingIfNeeded: half)
    }
  }
}
