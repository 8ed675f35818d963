// Exact arithmetic on premultiplied pixels, four components in one 64-bit word.

enum PixelMath {
  private static let lanes: WidePixel = 0x00FF_00FF_00FF_00FF

  @inline(__always)
  static func widen(_ pixel: Pixel) -> WidePixel {
    (WidePixel(pixel) | WidePixel(pixel) &<< 24) & lanes
  }

  @inline(__always)
  static func narrow(_ wide: WidePixel) -> Pixel {
    Pixel(truncatingIfNeeded: wide | wide &>> 24)
  }

  /// Each component (at most 255 × 255) divided by 255, rounded: exact for all values.
  @inline(__always)
  static func divide255(_ wide: WidePixel) -> WidePixel {
    let value = wide &+ 0x0080_0080_0080_0080
    return ((value &+ (value &>> 8 & lanes)) &>> 8) & lanes
  }

  @inline(__always)
  static func alpha(_ pixel: Pixel) -> Int { Int(pixel &>> 24) }

  /// The pixel times `coverage` / 255, rounded.
  @inline(__always)
  static func scale(_ pixel: Pixel, _ coverage: UInt8) -> Pixel {
    narrow(divide255(widen(pixel) &* WidePixel(coverage)))
  }

  /// `source` over `below`; the rest of `below` is rounded once.
  @inline(__always)
  static func over(_ source: Pixel, _ below: Pixel) -> Pixel {
    source &+ scale(below, UInt8(truncatingIfNeeded: 255 &- source &>> 24))
  }

  /// `one` and `other` in the proportion `coverage` to 255 − `coverage`, rounded once.
  @inline(__always)
  static func mix(_ one: Pixel, _ other: Pixel, coverage: UInt8) -> Pixel {
    let sum =
      widen(one) &* WidePixel(coverage) &+ widen(other) &* WidePixel(255 &- coverage)
    return narrow(divide255(sum))
  }

  /// `source`, covering in part, over `below`: the exact value rounded once.
  ///
  /// With coverage c and the source's alpha a it is (s·c·255 + b·(255² − a·c)) / 255².
  @inline(__always)
  static func over(_ source: Pixel, _ below: Pixel, coverage: UInt8) -> Pixel {
    let alpha = source &>> 24
    if alpha == 255 { return mix(source, below, coverage: coverage) }
    if coverage == 255 { return over(source, below) }
    let front = UInt32(coverage) &* 255
    let back = 65025 &- alpha &* UInt32(coverage)
    @inline(__always)
    func component(_ shift: UInt32) -> UInt32 {
      let sum = (source &>> shift & 255) &* front &+ (below &>> shift & 255) &* back
      return ((sum &+ 32512) / 65025) &<< shift
    }
    return component(0) | component(8) | component(16) | component(24)
  }
}
