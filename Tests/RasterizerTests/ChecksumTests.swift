// One number for many pictures: every build and every processor must come to it.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct ChecksumTests {
  /// Debug and release builds, with and without AVX2 and FMA, give this number. A change of what
  /// is drawn changes it: then look at pictures first, and write the new one down.
  @Test func `random scenes have the checksum of every other build`() {
    #expect(checksum(scenes: 40) == 0x5CAE_F1B7_D17B_701B)
  }

  /// FNV-1a over the pixels' words.
  private func checksum(scenes: Int) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for seed in 0..<scenes {
      var scene = RandomScene(SeededGenerator(seed: UInt64(seed)), size: 60)
      let buffer = draw(
        scene.list(items: 6), width: 70, height: 70,
        transform: CGAffineTransform(scaleX: 1.1, y: 1.05), background: .white)
      for y in 0..<70 {
        for x in 0..<70 { sum = (sum ^ UInt64(buffer[x, y])) &* 0x100_0000_01B3 }
      }
    }
    return sum
  }
}
