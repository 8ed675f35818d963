// Short names for texts.

/// A short name for texts: the same in every process, another for others. 64 bits, from products of 128 bits that are
/// folded, as wyhash mixes.
package struct Fingerprint: Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Adds a text and its length, so that “ab”, “c” and “a”, “bc” differ. O(n).
  package mutating func add(_ text: String) {
    let bytes = text.utf8.span
    var place = 0
    while place + 8 <= bytes.count {
      var word: UInt64 = 0
      for index in 0..<8 { word |= UInt64(bytes[place + index]) << UInt64(8 * index) }
      mix(word)
      place += 8
    }
    var rest: UInt64 = 0
    for index in place..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
    mix(rest)
    mix(UInt64(bytes.count))
  }

  private mutating func mix(_ word: UInt64) {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(
      by: word ^ 0xE703_7ED1_A0B4_28DB)
    value = (value &* 0x9E37_79B9_7F4A_7C15) ^ product.high ^ product.low
  }

  /// The name of all that was added: up to 13 digits and small letters.
  package var name: String { String(value, radix: 36) }
}
