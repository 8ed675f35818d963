// Short names for texts.

/// A short name for texts: the same in every process, another for others (FNV-1a, 64 bits).
package struct Fingerprint: Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Adds a text and its end, so that “ab”, “c” and “a”, “bc” differ. O(n).
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// The name of all that was added: up to 13 digits and small letters.
  package var name: String { String(value, radix: 36) }
}
