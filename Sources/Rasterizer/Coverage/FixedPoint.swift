// The grid that all geometry is put on: 1/65536 of a pixel, in a box that no damage moves.

/// Device coordinates as whole numbers of 1/65536 pixel.
///
/// Vertices are rounded to this grid once. From there on every sum is a sum of integers, so that
/// neither the order of the edges nor the rectangle that is drawn can change a pixel.
/// An `Int32` holds the box −16384 ..< 49152 pixels in both axes: buffers end at 32768, and the
/// rest is room for what lies outside and casts a blurred shadow in.
enum FixedPoint {
  static let bits = 16
  static let one = 65536
  /// The pixel whose coordinate is 0 in fixed point.
  static let bias = 16384
  /// Geometry is clipped to this range before it is rounded, pixels. A pixel less than would fit, so
  /// that edges' orders, made of two coordinates, fit too.
  static let low = -16383.0
  static let high = 49151.0

  /// The nearest grid line to a coordinate in `low … high`.
  @inline(__always)
  static func quantize(_ value: Double) -> Int32 {
    // Positive before the conversion, so that cutting off is rounding down.
    let steps = Int((value + 16384) * 65536 + 0.5)
    return Int32(truncatingIfNeeded: steps &- 1 << 31)
  }

  /// The pixel column or row that holds a coordinate.
  @inline(__always)
  static func pixel(_ value: Int) -> Int { value >> bits &+ bias }

  /// The area, in 1/65536 of a pixel, left of a line of this height; `fractions` is the sum of
  /// the distances of its ends from the pixel's left border.
  @inline(__always)
  static func leftShare(_ height: Int, fractions: Int) -> Int {
    (height &* fractions &+ 0x10000) >> 17
  }

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

  /// The left or upper border of a pixel.
  @inline(__always)
  static func border(_ pixel: Int) -> Int { (pixel &- bias) << bits }
}

/// Whether a coordinate lies in the box that fixed point can hold; false for NaN.
@inline(__always)
func isInFixedRange(_ value: Double) -> Bool {
  value >= FixedPoint.low && value <= FixedPoint.high
}
