// The grid that all geometry is put on: 1/65536 of a pixel, in a box that no damage moves.

internal import CoreGraphics

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

  /// The nearest point of the grid to one in `low … high`; of two as near, that with even coordinates.
  @inline(__always)
  static func quantize(_ point: Vertex) -> SIMD2<Int32> {
    // Doubles of this size are 1/65536 apart: their last bits count grid lines.
    let far = point + 103_079_215_104
    let lines = SIMD2(
      Int32(truncatingIfNeeded: far.x.bitPattern), Int32(truncatingIfNeeded: far.y.bitPattern))
    return lines &- Int32(bias) << Int32(bits)
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

  /// The left or upper border of a pixel.
  @inline(__always)
  static func border(_ pixel: Int) -> Int { (pixel &- bias) << bits }
}

extension FixedPoint {
  /// Whether all of a rectangle lies in the box that fixed point can hold; false for what is not finite.
  static func hold(_ box: CGRect) -> Bool {
    isInFixedRange(box.minX) && isInFixedRange(box.maxX) && isInFixedRange(box.minY)
      && isInFixedRange(box.maxY)
  }
}

/// Whether a coordinate lies in the box that fixed point can hold; false for NaN.
@inline(__always)
func isInFixedRange(_ value: Double) -> Bool {
  value >= FixedPoint.low && value <= FixedPoint.high
}

extension SIMD2<Double> {
  /// Rounded to the fixed grid, after clamping to its box.
  var fixed: SIMD2<Int32> {
    let inside = pointwiseMin(
      pointwiseMax(self, Vertex(repeating: FixedPoint.low)), Vertex(repeating: FixedPoint.high))
    return FixedPoint.quantize(inside)
  }
}

extension PixelRect {
  /// The pixels that fixed-point borders touch.
  init(fixedLeft left: Int, top: Int, right: Int, bottom: Int) {
    let x = FixedPoint.pixel(left)
    let y = FixedPoint.pixel(top)
    self.init(
      x: x, y: y, width: FixedPoint.pixel(right + FixedPoint.one - 1) - x,
      height: FixedPoint.pixel(bottom + FixedPoint.one - 1) - y)
  }
}
