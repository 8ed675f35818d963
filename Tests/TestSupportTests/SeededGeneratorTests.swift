// Random numbers repeat.

import TestSupport
import Testing

@Suite struct SeededGeneratorTests {
  /// From an independent implementation in Python.
  @Test func `the numbers of a seed are fixed`() {
    var generator = SeededGenerator(seed: 1)
    #expect(
      (0..<3).map { _ in generator.next() } == [
        0xb3f2_af6d_0fc7_10c5, 0x853b_5596_4736_4cea, 0x92f8_9756_082a_4514,
      ])
  }

  @Test func `a run repeats iteration by iteration`() {
    var runs: [[UInt64]] = []
    for _ in 0..<2 {
      var numbers: [UInt64] = []
      Fuzz.run(3) { generator, _ in numbers.append(generator.next()) }
      runs.append(numbers)
    }
    #expect(runs[0] == runs[1])
    #expect(Set(runs[0]).count == 3 * Fuzz.scale)
  }
}
