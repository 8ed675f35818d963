// Random numbers that are the same on every machine, from a seed that is printed.

import CoreGraphics

/// xoshiro256** seeded through SplitMix64 (Blackman and Vigna, https://prng.di.unimi.it).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  package init(seed: UInt64) {
    var seed = seed
    func next() -> UInt64 {
      seed &+= 0x9E37_79B9_7F4A_7C15
      var mixed = seed
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
    state = (next(), next(), next(), next())
  }

  package mutating func next() -> UInt64 {
    func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
      value << count | value >> (64 - count)
    }
    let result = rotated(state.1 &* 5, 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotated(state.3, 45)
    return result
  }
}

/// The seed and the size of fuzz tests: `FUZZ_SEED` (default 1) and `FUZZ_SCALE` (default 1).
package enum Fuzz {
  package static let seed = number("FUZZ_SEED") ?? 1
  package static let scale = number("FUZZ_SCALE").map { Int(clamping: $0) } ?? 1

  /// Runs `body` `count` × scale times; each time with a generator of its own, so that a failure
  /// repeats alone. `body`'s second argument belongs into the failure's message.
  package static func run(
    _ count: Int, _ body: (inout SeededGenerator, _ trace: String) throws -> Void
  ) rethrows {
    for iteration in 0..<count * scale {
      var generator = SeededGenerator(seed: seed &* 0x1_0000_0001 &+ UInt64(iteration))
      try body(&generator, "FUZZ_SEED=\(seed), iteration \(iteration)")
    }
  }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
