// The arithmetic of `PixelMath` on eight pixels at once: the same numbers, lane by lane.

/// Eight premultiplied pixels.
typealias PixelVector = SIMD8<UInt32>

/// Two components of eight pixels, 16 bits each.
typealias WideVector = SIMD16<UInt16>

extension PixelMath {
  /// How many pixels a vector holds.
  static let vectorCount = 8

  /// Blue and red.
  @inline(__always)
  static func even(_ pixels: PixelVector) -> WideVector {
    wide(pixels & 0x00FF_00FF)
  }

  /// Green and alpha.
  @inline(__always)
  static func odd(_ pixels: PixelVector) -> WideVector {
    wide(pixels &>> 8 & 0x00FF_00FF)
  }

  /// A number of 0 … 255 for each pixel, beside both of its components.
  @inline(__always)
  static func spread(_ values: PixelVector) -> WideVector {
    wide(values | values &<< 16)
  }

  /// Each of at most 255 × 255 divided by 255, rounded.
  @inline(__always)
  static func divide255(_ values: WideVector) -> WideVector {
    let values = values &+ 128
    return (values &+ (values &>> 8)) &>> 8
  }

  @inline(__always)
  static func join(_ even: WideVector, _ odd: WideVector) -> PixelVector {
    narrow(even) | narrow(odd) &<< 8
  }

  /// The pixels times `coverage` / 255, rounded.
  @inline(__always)
  static func scale(_ pixels: PixelVector, _ coverage: PixelVector) -> PixelVector {
    let part = spread(coverage)
    return join(divide255(even(pixels) &* part), divide255(odd(pixels) &* part))
  }

  /// `source` over `below`.
  @inline(__always)
  static func over(_ source: PixelVector, _ below: PixelVector) -> PixelVector {
    let rest = spread(255 &- source &>> 24)
    return source
      &+ join(divide255(even(below) &* rest), divide255(odd(below) &* rest))
  }

  /// `one` and `other` in the proportion `coverage` to 255 − `coverage`.
  @inline(__always)
  static func mix(
    _ one: PixelVector, _ other: PixelVector, _ coverage: PixelVector
  ) -> PixelVector {
    let part = spread(coverage)
    let rest = 255 &- part
    return join(
      divide255(even(one) &* part &+ even(other) &* rest),
      divide255(odd(one) &* part &+ odd(other) &* rest))
  }

  @inline(__always)
  private static func wide(_ pixels: PixelVector) -> WideVector {
    // SAFETY: both vectors are 32 bytes of plain numbers.
    unsafe unsafeBitCast(pixels, to: WideVector.self)
  }

  @inline(__always)
  private static func narrow(_ values: WideVector) -> PixelVector {
    // SAFETY: as above.
    unsafe unsafeBitCast(values, to: PixelVector.self)
  }
}

extension Cells where Element == Pixel {
  /// Replaces each pixel: eight at a time, and the rest one by one.
  @inline(__always)
  func update(
    _ vector: (_ index: Int, PixelVector) -> PixelVector, _ single: (_ index: Int, Pixel) -> Pixel
  ) {
    var index = 0
    while index &+ PixelMath.vectorCount <= count {
      store(vector(index, load(index, as: PixelVector.self)), at: index)
      index &+= PixelMath.vectorCount
    }
    while index < count {
      self[index] = single(index, self[index])
      index &+= 1
    }
  }
}
