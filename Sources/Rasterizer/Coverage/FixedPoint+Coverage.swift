// Areas on the fixed grid as coverage.

extension FixedPoint {
  /// An area of 0 … 65536 as coverage, rounded.
  @inline(__always)
  static func coverage(area: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (area &* 255 &+ 0x8000) >> 16)
  }

  /// An area of 0 … 65536 as a `CoveragePart`, which rounds to `coverage(area:)`.
  @inline(__always)
  static func part(area: Int) -> CoveragePart {
    CoveragePart(truncatingIfNeeded: (area &* 255) >> 8)
  }
}
