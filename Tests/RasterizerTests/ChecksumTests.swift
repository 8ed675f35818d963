// One number for many pictures: every build and every processor must come to it.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct ChecksumTests {
  /// Debug and release builds, with and without AVX2 and FMA, give this number. A change of what
  /// is drawn changes it: then look at pictures first, and write the new one down.
  @Test func `random scenes have the checksum of every other build`() {
    #expect(checksum(scenes: 40) == 0x5185_3E2E_F7E7_9520)
  }

  /// Their arithmetic is that of floating point numbers, with vectors of two widths.
  @Test func `dense lines have the checksum of every other build`() {
    let pictures = [0.3, 1, 2.7].map { width in
      var style = StrokeStyle(width: width)
      (style.join, style.cap) = (.round, .round)
      return draw(
        DisplayList([DisplayItem(.fill(.stroke(DenseLineTests.series(700), style), .color(.black)))]
        ),
        width: 120, height: 120)
    }
    #expect(checksum(pictures) == 0xDD2C_B5D9_960A_F225)
  }

  private func checksum(scenes: Int) -> UInt64 {
    checksum(
      (0..<scenes).map { seed in
        var scene = RandomScene(SeededGenerator(seed: UInt64(seed)), size: 60)
        return draw(
          scene.list(items: 6), width: 70, height: 70,
          transform: CGAffineTransform(scaleX: 1.1, y: 1.05), background: .white)
      })
  }

  /// FNV-1a over the pixels' words.
  private func checksum(_ pictures: [PixelBuffer]) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for picture in pictures {
      for y in 0..<picture.height {
        for x in 0..<picture.width { sum = (sum ^ UInt64(picture[x, y])) &* 0x100_0000_01B3 }
      }
    }
    return sum
  }
}
