// A row of a capsule where it has sides alone.

internal import CPixelKernels

/// The two sides of a capsule beside a row, in whole units from the left border of column 0.
struct CapsuleSides: BitwiseCopyable {
  private static let unitBits = SCANLINE_UNITS.trailingZeroBitCount

  /// Where they cross the middle of the row's height.
  let left: Int
  let right: Int
  /// How far they go to the right from the row's top to its bottom.
  let slope: Int

  /// The columns that have something between the sides.
  @inline(__always)
  var columns: (first: Int, end: Int) {
    let reach = abs(slope) / 2 &+ 1
    return (
      (left &- reach) >> CapsuleSides.unitBits, (right &+ reach) >> CapsuleSides.unitBits &+ 1
    )
  }

  /// The same from the left border of a column that has something between them: what is farther away than these
  /// numbers say is beyond it on all of the row's height.
  @inline(__always)
  func from(column: Int) -> capsule_sides {
    let border = column &<< CapsuleSides.unitBits
    return capsule_sides(
      left: Int16(clamping: left &- border), right: Int16(clamping: right &- border),
      slope: Int16(truncatingIfNeeded: slope))
  }
}
