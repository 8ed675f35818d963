// Source-over with coverage that is not rounded to 8 bits yet.

extension PixelMath {
  /// `source`, which covers a part, over `below`: the exact value rounded once.
  ///
  /// With the part p of 65280 and the source's alpha a it is (s·p·255 + b·(n − a·p)) / n for
  /// n = 255 · 65280. No sum exceeds 255·n and a half, which 32 bits hold.
  @inline(__always)
  static func over(_ source: Pixel, _ below: Pixel, part: CoveragePart) -> Pixel {
    let front = UInt32(part) &* 255
    let back = 16_646_400 &- (source &>> 24) &* UInt32(part)
    @inline(__always)
    func component(_ shift: UInt32) -> UInt32 {
      let sum = (source &>> shift & 255) &* front &+ (below &>> shift & 255) &* back
      return ((sum &+ 8_323_200) / 16_646_400) &<< shift
    }
    return component(0) | component(8) | component(16) | component(24)
  }
}
